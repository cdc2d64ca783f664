import componentSources from 'virtual:component-sources'
import { Canvas, Controls, DocsContext, useOf } from '@storybook/addon-docs/blocks'
import { ThemeProvider } from '@wherry/ui'
import type { Guide } from '@wherry/ui/testing/guide.ts'
import { type ReactNode, useContext } from 'react'
import { toId } from 'storybook/internal/csf'
import { isProof } from '../proofs.ts'
import { Advice } from './Advice.tsx'
import { KeyTable } from './KeyTable.tsx'
import { PartList } from './PartList.tsx'
import { type ArgType, hasProps, PropList } from './PropList.tsx'
import { Prose } from './Prose.tsx'
import { Section } from './Section.tsx'
import { StateList } from './StateList.tsx'
import { StoryLink } from './StoryLink.tsx'
import { TokenList } from './TokenList.tsx'
import { useGlobals } from './useGlobals.ts'

/** Renders a part of the page with our own theme; the other blocks are Storybook's. */
function Ours({ children }: { children: ReactNode }) {
  const { dir: _, locale: _language, ...look } = useGlobals()
  return (
    // The words of the page are English in every language.
    <ThemeProvider {...look} locale="en" surface="none">
      <div className="sb-unstyled docs-part">{children}</div>
    </ThemeProvider>
  )
}

/** Props without a control on the page: setting them has no visible effect, or they are only read on mounting. */
const unseen = /^(className|style|id|name|default[A-Z]\w*)$/

/** Props that can be set by a closed list, a switch, a number or a text. */
const settable = (argTypes: Readonly<Record<string, ArgType & { control?: unknown }>>) =>
  Object.entries(argTypes)
    .filter(([name, { control, table }]) => {
      const type = (control as { type?: string } | undefined)?.type ?? control
      return typeof type === 'string' && type !== 'object' && !table?.disable && !unseen.test(name)
    })
    .map(([name]) => name)

/**
 * The docs page of a component, a hook or a function whose story file has `parameters.guide`; `parameters.documents`
 * names it if the title does not.
 */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const context = useContext(DocsContext)
  const { theme, density, radius } = useGlobals()
  const { parameters, title } = preparedMeta
  const name = (parameters['documents'] as string | undefined) ?? title.split('/').at(-1)!
  const componentId = preparedMeta.id.split('--')[0]!
  const guide = parameters['guide'] as Guide | undefined
  const none = { entry: '', tokens: [], parts: [], exported: [], types: [], example: '' }
  const { entry, tokens, parts, exported, types, example } = componentSources[name] ?? none

  const stories = context.componentStories()
  // Arg types of a story, because those of the meta have no controls.
  const argTypes = stories[0]!.argTypes as Record<string, ArgType>
  const isComponent = title.startsWith('Components/') && /^[A-Z]/.test(name)
  // The id of a story is made of its export: a name of its own makes another one.
  const isTest = ({ id, name, tags, playFunction }: (typeof stories)[number]) =>
    playFunction !== undefined && isProof(tags, toId(componentId, name) !== id)
  const partId = (part: string) =>
    `${componentId.slice(0, componentId.lastIndexOf('-'))}-${part.toLowerCase()}--docs`
  return (
    <>
      <Ours>
        <h1>{name}</h1>
        {guide && (
          <p className="docs-about">
            <Prose>{guide.about}</Prose>
          </p>
        )}
        {guide?.links?.map(({ id, text }) => (
          <p key={id}>
            <StoryLink id={id}>{text}</StoryLink>
          </p>
        ))}
        {exported.length > 0 && (
          <pre className="docs-code">
            <code>{`import { ${exported.join(', ')} } from '${entry}'`}</code>
          </pre>
        )}
      </Ours>
      <Canvas of={stories[0]!.moduleExport} layout="fullscreen" />
      <div className="docs-controls">
        <Controls include={settable(argTypes)} />
      </div>
      <Ours>
        {guide && (
          <>
            <h2 id="use">Do and don’t</h2>
            <Advice guide={guide} />
            {guide.sections?.map((section) => (
              <Section key={section.title} section={section} />
            ))}
            <h2 id="keyboard">Keyboard</h2>
            {guide.keys.length ? (
              <>
                <KeyTable keys={guide.keys} componentId={componentId} />
                <p className="docs-quiet">
                  Its pattern in the ARIA practices, and where it departs with what reason:{' '}
                  <code>docs/keyboard.md</code>
                </p>
              </>
            ) : (
              <p className="docs-quiet">Takes no key: it holds nothing that can be operated.</p>
            )}
          </>
        )}
        {hasProps(argTypes) && (
          <>
            <h2 id="props">Props</h2>
            <PropList argTypes={argTypes} />
          </>
        )}
        {!hasProps(argTypes) && types.length > 0 && <h2 id="types">Types</h2>}
        {types.map((type) => (
          <section key={type.name}>
            <h3>{type.name}</h3>
            <dl className="docs-props">
              {type.members.map((member) => (
                <div key={member.name}>
                  <dt>
                    <code>{member.name}</code>
                  </dt>
                  <dd>
                    <p>
                      <Prose>{member.about}</Prose>
                    </p>
                    <p className="docs-type">
                      <code>{member.type}</code>
                    </p>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        {example && (
          <>
            <h2 id="example">Example</h2>
            <pre className="docs-code">
              <code>{example}</code>
            </pre>
          </>
        )}
        {isComponent && (
          <>
            <h2 id="parts">Parts</h2>
            {guide?.parts ? (
              <PartList parts={guide.parts} />
            ) : (
              <p className="docs-quiet">
                <Prose>None has a name of its own: `className` is for all of it.</Prose>
              </p>
            )}
            <h2 id="tokens">Tokens</h2>
            {tokens.length + parts.length === 0 && (
              <p className="docs-quiet">None: it draws nothing of its own.</p>
            )}
          </>
        )}
        {parts.length > 0 && (
          <p>
            {'Drawn with '}
            {parts.map((part, at) => (
              <span key={part}>
                {at > 0 && ', '}
                <StoryLink id={partId(part)} view="docs">
                  {part}
                </StoryLink>
              </span>
            ))}
            {tokens.length > 0 ? ', and with these of its own.' : ': its tokens are theirs.'}
          </p>
        )}
        {tokens.length > 0 && <TokenList tokens={tokens} mode={`${theme} ${density} ${radius}`} />}
        <h2 id="states">States</h2>
        <div className="docs-stories">
          <StateList title="How it looks" stories={stories.filter((story) => !isTest(story))} />
          <StateList title="How it behaves, tested" stories={stories.filter(isTest)} />
        </div>
      </Ours>
    </>
  )
}
