import { Link, Skeleton, Textarea, TextField } from '@wherry/ui'
import { useId } from 'react'
import { isolate } from '../../kernel/format/outside.ts'
import { yachtLimits } from '../../kernel/model/yacht.ts'
import { readContact } from '../../kernel/reading/readContact.ts'
import { emailLimit } from '../../kernel/reading/readEmail.ts'
import { useModuleCore } from '../../module/module.tsx'
import * as card from '../../view/ride/FormPage.css.ts'
import { withNodes } from '../../view/withNodes.tsx'
import { useYachtT } from '../resource/useYachtT.ts'
import { answerAddress, type YachtForm } from '../rules/yachtForm.ts'
import * as css from './YachtOrder.css.ts'
import { useYachtErrors, type YachtPartProps } from './yachtErrors.ts'

/** Section with the special requests, and with a contact if the user's settings have none (YACHT-05, YACHT-08). */
export function WishesSection(part: YachtPartProps) {
  const { t } = useYachtT()
  const title = useId()
  const { yacht, form } = part
  const { errorOf, idOf } = useYachtErrors(part)
  const enter = (change: Partial<YachtForm>) => yacht.flow.store.dispatch({ type: 'entered', change })
  const isStill = yacht.state.phase === 'sending'
  const answerTo = answerAddress(yacht.user)
  return (
    <section className={card.card} aria-labelledby={title}>
      <h2 id={title} className={card.cardTitle}>
        {t('yacht.order.wishes')}
      </h2>
      <Textarea
        id={idOf('details')}
        label={t('yacht.order.details')}
        isOptional
        value={form.details}
        onChange={(details) => enter({ details })}
        rows={3}
        autosize
        maxLength={yachtLimits.detailsMax}
        isReadOnly={isStill}
        error={errorOf('details')}
      />
      {!yacht.isUserRead ? (
        <Skeleton height={56} radius={10} />
      ) : answerTo === null ? (
        <TextField
          id={idOf('contact')}
          label={t('yacht.order.contact')}
          placeholder={t('yacht.order.contactLike')}
          value={form.contact}
          onChange={(contact) => enter({ contact })}
          isRequired
          isReadOnly={isStill}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={emailLimit}
          read={readContact}
          error={errorOf('contact')}
        />
      ) : (
        <p className={css.note}>{t('yacht.order.answerTo', { contact: isolate(answerTo) })}</p>
      )}
      <Questions />
    </section>
  )
}

/** Line with the e-mail address for questions; absent without an address. */
function Questions() {
  const { t } = useYachtT()
  const { email } = useModuleCore().config.yacht
  if (!email) return null
  return (
    <p className={css.note}>
      {withNodes((marks) => t('yacht.order.questions', marks), {
        email: <Link href={`mailto:${email}`}>{email}</Link>,
      })}
    </p>
  )
}
