import { ButtonLink, type ButtonLinkProps } from '@wherry/ui'
import type { SafeUrl } from '../../domain/safeUrl.ts'
import { isolate } from '../../format/outside.ts'
import { useT } from '../../hooks/useT.ts'

/** Back to the site that the visitor came from, by its name; at the top, where this page stands in a frame. */
export function BackLink({ url, variant }: { url: SafeUrl } & Pick<ButtonLinkProps, 'variant'>) {
  const t = useT('order')
  return (
    <ButtonLink href={url} target="_top" rel="noreferrer" variant={variant}>
      {t('change.platform', { host: isolate(new URL(url).hostname) })}
    </ButtonLink>
  )
}
