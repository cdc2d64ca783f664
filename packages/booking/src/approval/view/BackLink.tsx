import { ButtonLink, type ButtonLinkProps } from '@wherry/ui'
import { isolate } from '../../kernel/format/outside.ts'
import type { SafeUrl } from '../../kernel/values/safeUrl.ts'
import { useT } from '../../module/useT.ts'

/** Link back to the visitor's previous site, named by its host. In a frame it opens outside of the frame. */
export function BackLink({ url, variant }: { url: SafeUrl } & Pick<ButtonLinkProps, 'variant'>) {
  const t = useT('order')
  return (
    <ButtonLink href={url} target="_top" rel="noreferrer" variant={variant}>
      {t('change.platform', { host: isolate(new URL(url).hostname) })}
    </ButtonLink>
  )
}
