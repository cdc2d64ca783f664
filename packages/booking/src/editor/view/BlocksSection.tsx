import { Link, Switch } from '@wherry/ui'
import { memo } from 'react'
import { isolate } from '../../kernel/format/outside.ts'
import type { Look, ModuleSettings } from '../../kernel/model/moduleSettings.ts'
import { readUrl } from '../../kernel/values/readUrl.ts'
import { accountSettingsUrl } from '../../module/config/rides.ts'
import { useModuleCore } from '../../module/module.tsx'
import { useSettings } from '../../module/visitor/useSettings.ts'
import type { Editor } from '../resource/useEditor.ts'
import * as css from './EditorForm.css.ts'
import type { EditorWords } from './editorWords.ts'

export interface BlocksSectionProps
  extends Pick<Editor, 'change'>,
    Pick<Look, 'showsSellingPoints' | 'showsReviews' | 'showsMobileApp'>,
    Pick<ModuleSettings, 'showsPartnerLogo' | 'logo' | 'partnerSiteUrl' | 'showsPromoCode' | 'promoCode'> {
  /** True if the stored promo code cannot be shown. */
  isCodeBroken: boolean
  words: EditorWords
  /** Opens an account page; asks first if there are unsaved changes. */
  onAccount(url: string): void
}

/** Section with the blocks of the page. Those that are set in the account are read-only here (API-28). */
export const BlocksSection = memo(function BlocksSection(props: BlocksSectionProps) {
  const { change, showsSellingPoints, showsReviews, showsMobileApp, isCodeBroken, onAccount } = props
  const { showsPartnerLogo, logo, partnerSiteUrl, showsPromoCode, promoCode } = props
  const { t, lang, serviceLang } = props.words
  const { config } = useModuleCore()
  const { user } = useSettings()
  const hasApps = config.appStoreUrl !== null || config.googlePlayUrl !== null
  const shown = (isShown: boolean) => t(isShown ? 'editor.blocks.shown' : 'editor.blocks.hidden')
  const accountUrl = accountSettingsUrl(config.accountUrl, serviceLang)
  return (
    <section className={css.section}>
      <h2 className={css.title}>{t('editor.blocks.title')}</h2>
      <div className={css.lines}>
        <div className={css.line}>
          <Switch
            className={css.switchRow}
            isSelected={showsSellingPoints}
            onChange={(isOn) => change({ showsSellingPoints: isOn }, 'showsSellingPoints')}
          >
            {t('editor.blocks.points')}
          </Switch>
        </div>
        <div className={css.line}>
          <Switch
            className={css.switchRow}
            isSelected={showsReviews}
            description={
              showsReviews && config.reviews.length === 0 ? t('editor.blocks.reviewsMissing') : undefined
            }
            onChange={(isOn) => change({ showsReviews: isOn }, 'showsReviews')}
          >
            {t('editor.blocks.reviews')}
          </Switch>
        </div>
        <div className={css.line}>
          <Switch
            className={css.switchRow}
            isSelected={showsMobileApp}
            description={showsMobileApp && !hasApps ? t('editor.blocks.appsMissing') : undefined}
            onChange={(isOn) => change({ showsMobileApp: isOn }, 'showsMobileApp')}
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
})

const siteName = (url: string) => readUrl(url)?.hostname ?? url
