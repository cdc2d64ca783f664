import { Accordion } from '../../components/Accordion/Accordion.tsx'
import { Badge } from '../../components/Badge/Badge.tsx'
import { StoreBadge } from '../../components/Badge/StoreBadge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorScreen } from '../../components/ErrorScreen/ErrorScreen.tsx'
import { Flag } from '../../components/Flag/Flag.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { NotificationCard, type NotificationPart } from '../../components/Notifications/NotificationCard.tsx'
import { Plate } from '../../components/Plate/Plate.tsx'
import { Progress } from '../../components/Progress/Progress.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { SkeletonText } from '../../components/Skeleton/SkeletonText.tsx'
import { Spinner } from '../../components/Spinner/Spinner.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { NoteIcon } from '../../icons/icons.tsx'
import { NoCarsDrawing } from '../../illustrations/states/NoCars.tsx'
import { partsOf } from '../../private/parts.ts'
import { nothing, Row, Section, type SectionProps } from './section.tsx'

const part = partsOf<NotificationPart>(undefined)

/** Messages and labels inside the page. */
export function Messages({ texts }: SectionProps) {
  return (
    <Section>
      <Row>
        <Badge>{texts.van}</Badge>
        <Badge tone="accent">{texts.cheapestBadge}</Badge>
        <Badge tone="verified">{texts.verified}</Badge>
        <Badge tone="caution">{texts.late}</Badge>
        <Flag country="TR" title={texts.turkey} />
        <VisuallyHidden>{texts.hidden}</VisuallyHidden>
      </Row>
      <Notice tone="info">{texts.waitNote}</Notice>
      <Notice tone="positive" title={texts.paid}>
        {texts.paidText}
      </Notice>
      <Notice
        tone="caution"
        title={texts.priceTitle}
        action={
          <Button variant="plain" size="s" flush="start">
            {texts.retry}
          </Button>
        }
      >
        {texts.priceText}
      </Notice>
      <Notice tone="critical">{texts.failed}</Notice>
      <Plate title={texts.extras} icon={<NoteIcon />} defaultOpen>
        {texts.helpText}
      </Plate>
      <Accordion
        level={2}
        defaultValue="help"
        items={[
          { value: 'help', title: texts.help, children: texts.helpText },
          { value: 'terms', title: texts.terms, children: texts.free },
        ]}
      />
      <Row>
        <StoreBadge store="app-store" href="#app-store" />
        <StoreBadge store="google-play" href="#google-play" />
      </Row>
    </Section>
  )
}

/** Cards of notifications. */
export function Cards({ texts }: SectionProps) {
  const said = [
    { tone: 'caution', title: texts.priceTitle, text: texts.priceText },
    { tone: 'critical', title: texts.failed, action: { label: texts.retry, onClick: nothing } },
  ] as const
  return (
    <Section>
      {said.map((options) => (
        <NotificationCard
          key={options.tone}
          isPaused
          onClose={nothing}
          part={part}
          notification={{ id: options.tone, version: 0, duration: null, ...options }}
        />
      ))}
    </Section>
  )
}

/** Placeholders while content loads, and messages if it does not come. */
export function Waiting({ texts }: SectionProps) {
  return (
    <Section>
      <Row>
        <Spinner label={texts.wait} />
        <span style={{ minWidth: 0 }}>{texts.wait}</span>
      </Row>
      <Progress label={texts.done} value={40} />
      <Progress label={texts.wait} value={null} />
      <Skeleton height={24} width="60%" />
      <SkeletonText />
      <EmptyState
        title={texts.nothing}
        illustration={<NoCarsDrawing />}
        actions={<Button variant="outline">{texts.change}</Button>}
      >
        {texts.nothingText}
      </EmptyState>
      <ErrorScreen onReload={nothing} onBack={nothing} code="7f3a" illustration={null} />
    </Section>
  )
}
