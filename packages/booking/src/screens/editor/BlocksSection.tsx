import { Link, Switch } from '@wherry/ui'
import { readUrl } from '../../domain/readUrl.ts'
import { accountSettingsUrl } from '../../domain/rides.ts'
import { isolate } from '../../format/outside.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import { useSettings } from '../../hooks/useSettings.ts'
import * as css from './EditorForm.css.ts'
import type { SectionProps } from './LookSection.tsx'

/** What shows on the page, and what of it the account decides: that is not saved from here (API-28). */
export function BlocksSection({
  editor,
  words: { t, lang, serviceLang },
  onAccount,
}: SectionProps & { onAccount(url: string): void }) {
  const { config } = useModuleCore()
  const { user } = useSettings()
  const { look, settings } = editor
  const { showsPartnerLogo, logo, partnerSiteUrl, showsPromoCode, promoCode } = settings
  const hasApps = config.appStoreUrl !== null || config.googlePlayUrl !== null
  const shown = (isShown: boolean) => t(isShown ? 'editor.blocks.shown' : 'editor.blocks.hidden')
  const isCodeBroken = editor.notes.some((note) => note.kind === 'broken' && note.setting === 'promoCode')
  const accountUrl = accountSettingsUrl(config.accountUrl, serviceLang)
  return (
    <section className={css.section}>
      <h2 className={css.title}>{t('editor.blocks.title')}</h2>
      <div className={css.lines}>
        <div className={css.line}>
          <Switch
            className={css.switchRow}
            isSelected={look.showsSellingPoints}
            onChange={(isOn) => editor.change({ showsSellingPoints: isOn }, 'showsSellingPoints')}
          >
            {t('editor.blocks.points')}
          </Switch>
        </div>
        <div className={css.line}>
          <Switch
            className={css.switchRow}
            isSelected={look.showsReviews}
            description={
              look.showsReviews && config.reviews.length === 0 ? t('editor.blocks.reviewsMissing') : undefined
            }
            onChange={(isOn) => editor.change({ showsReviews: isOn }, 'showsReviews')}
          >
            {t('editor.blocks.reviews')}
          </Switch>
        </div>
        <div className={css.line}>
          <Switch
            className={css.switchRow}
            isSelected={look.showsMobileApp}
            description={look.showsMobileApp && !hasApps ? t('editor.blocks.appsMissing') : undefined}
            onChange={(isOn) => editor.change({ showsMobileApp: isOn }, 'showsMobileApp')}
          >
            {t('editor.blocks.apps')}
          </Switch>
        </div>
      </div>
      <div className={css.ruled}>
        <h3 className={css.label}>{t('editor.blocks.account')}</h3>
        <dl className={css.facts}>
          <div className={css.fact}>
            <dt className={css.factName}>{t('editor.blocks.logo')}</dt>
            <dd className={css.factValue}>
              {(logo ?? user?.logo) ? shown(showsPartnerLogo) : t('editor.blocks.none')}
            </dd>
          </div>
          <div className={css.fact}>
            <dt className={css.factName}>{t('editor.blocks.site')}</dt>
            <dd className={css.factValue}>
              {partnerSiteUrl === null ? t('editor.blocks.none') : isolate(siteName(partnerSiteUrl))}
            </dd>
          </div>
          <div className={css.fact}>
            <dt className={css.factName}>{t('editor.blocks.promo')}</dt>
            <dd className={css.factValue}>
              {promoCode === null || isCodeBroken
                ? t('editor.blocks.none')
                : `${isolate(promoCode, 40)}, ${shown(showsPromoCode).toLocaleLowerCase(lang)}`}
            </dd>
          </div>
        </dl>
        <p className={css.quiet}>
          <Link
            href={accountUrl}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onAccount(accountUrl)
            }}
          >
            {t('editor.blocks.change')}
          </Link>
        </p>
      </div>
    </section>
  )
}

const siteName = (url: string) => readUrl(url)?.hostname ?? url
