import { type DocsContainerProps, DocsContext, DocsContainer as Frame } from '@storybook/addon-docs/blocks'
import { light, themes } from '@wherry/tokens'
import type { ThemeName } from '@wherry/ui'
import type { PropsWithChildren } from 'react'
import { create } from 'storybook/theming'
import './docs.css'
import { useGlobals } from './useGlobals.ts'

/** Storybook's own blocks in the colours of a theme: they compute with colours and cannot use CSS variables. */
function themeOf(name: ThemeName) {
  const values = name === 'light' ? light : { ...light, ...themes[name] }
  const value = (role: string) => values[`--wherry-${role}`]!
  return create({
    base: name === 'dark' ? 'dark' : 'light',
    fontBase: value('font'),
    appBg: value('surface-0'),
    appContentBg: value('surface-1'),
    appPreviewBg: value('surface-0'),
    appBorderColor: value('line-1'),
    appBorderRadius: 12,
    barBg: value('surface-1'),
    barTextColor: value('ink-2'),
    barHoverColor: value('ink-1'),
    barSelectedColor: value('accent-text'),
    colorPrimary: value('accent-text'),
    colorSecondary: value('accent-text'),
    textColor: value('ink-1'),
    textMutedColor: value('ink-2'),
    inputBg: value('surface-1'),
    inputBorder: value('line-3'),
    inputTextColor: value('ink-1'),
    inputBorderRadius: 8,
  })
}

function Themed({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useGlobals()
  return (
    <Frame {...props} theme={themeOf(theme)}>
      {children}
    </Frame>
  )
}

export default function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContext.Provider value={props.context}>
      <Themed {...props} />
    </DocsContext.Provider>
  )
}
