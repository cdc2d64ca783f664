import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Chip } from '../../components/Chip/Chip.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Progress } from '../../components/Progress/Progress.tsx'
import { Switch } from '../../components/Switch/Switch.tsx'
import { createTheme } from '../../themes/accent/createTheme.ts'
import { worstAccents } from '../../themes/accent/worstAccents.ts'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { useLanguage, useTheme } from '../../themes/useTheme.ts'
import { Row, Section } from './section.tsx'
import { type Texts, textsByLanguage } from './texts.ts'

/** All parts in an accent colour: backgrounds, texts, edges, marks. */
function Accented({ accent, texts }: { accent: string; texts: Texts }) {
  return (
    <div style={{ padding: 8 }}>
      <Section>
        <h2 style={{ font: 'var(--wherry-title-16)' }}>{accent}</h2>
        <Row>
          <Button>{texts.find}</Button>
          <Button variant="soft">{texts.choose}</Button>
          <Button variant="soft" aria-pressed="true">
            {texts.seat}
          </Button>
        </Row>
        <Row>
          <Badge tone="accent">{texts.cheapestBadge}</Badge>
          <Chip defaultSelected>{texts.comfort}</Chip>
          <Link href="#terms">{texts.terms}</Link>
        </Row>
        <Checkbox variant="card" defaultSelected description={texts.free}>
          {texts.seat}
        </Checkbox>
        <Switch defaultSelected>{texts.there}</Switch>
        <Progress label={accent} isLabelHidden value={40} />
      </Section>
    </div>
  )
}

/** Ten themes on one page: the most difficult accents for the theme engine. */
export function Accents() {
  const texts = textsByLanguage[useLanguage()]
  const scheme = useTheme().name === 'dark' ? 'dark' : 'light'
  return (
    <main style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
      {worstAccents.map((accent) => (
        <ThemeProvider key={accent} theme={createTheme({ accent, scheme })}>
          <Accented {...{ accent, texts }} />
        </ThemeProvider>
      ))}
    </main>
  )
}
