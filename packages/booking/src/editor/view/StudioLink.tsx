import { Link } from '@wherry/ui'
import type { Look } from '../../kernel/model/moduleSettings.ts'
import { useModuleCore } from '../../module/module.tsx'
import { studioLink } from '../rules/studioLink.ts'
import * as css from './EditorForm.css.ts'
import type { EditorWords } from './editorWords.ts'

export interface StudioLinkProps {
  look: Pick<Look, 'theme' | 'accent'>
  words: EditorWords
}

/** Link to the theme studio with the look of the draft; nothing where the design book is published nowhere. */
export function StudioLink({ look, words: { t } }: StudioLinkProps) {
  const { config } = useModuleCore()
  const href = studioLink(config.bookUrl, look)
  if (!href) return null
  return (
    <div>
      <Link href={href} isExternal>
        {t('editor.look.studio')}
      </Link>
      <p className={css.quiet}>{t('editor.look.studioText')}</p>
    </div>
  )
}
