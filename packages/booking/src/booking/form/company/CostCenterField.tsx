import { ComboBox, type ComboBoxReason, DownIcon, markMatch, OptionText } from '@wherry/ui'
import { useState } from 'react'
import { clamp, isolate } from '../../../kernel/format/outside.ts'
import type { CostCenter } from '../../../kernel/model/costCenter.ts'
import { useCostCenters } from '../../resource/useCostCenters.ts'
import { useCostCenterTitle } from '../../resource/useCostCenterTitle.ts'
import { useField, useFormPart, useFormView } from '../formView.ts'
import { useCompanyShown } from './useCompanyShown.ts'

/** Option of the list: a cost centre, or a retry of the request. */
type Choice = CostCenter | 'again'

const keyOf = (choice: Choice) => (choice === 'again' ? choice : `id ${choice.id}`)
/** Name of a cost centre. An earlier order has only its id. */
const nameOf = ({ id, title }: CostCenter) => clamp(title || id)

/** Field for the cost centre, searched by name, one page at a time (BOOK-25). */
export function CostCenterField() {
  const { booking, t } = useFormView()
  const props = useField('costCenter')
  const chosen = useFormPart(({ draft }) => draft.costCenter)
  const isRequired = useCompanyShown().costCenter === 'required'
  const { status, items, total, hasMore, search, ...list } = useCostCenters()
  /** Typed text without a choice. Null: the field shows the name of the chosen cost centre. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  useCostCenterTitle(chosen)

  const choose = (costCenter: CostCenter | null) => {
    if (costCenter !== chosen) booking.dispatch({ type: 'particularSet', said: { costCenter } })
  }
  const type = (text: string, reason: ComboBoxReason) => {
    setTyped(reason === 'type' ? text : null)
    choose(null)
    list.type(text)
  }
  const found = () => {
    if (status === 'failed') return t('people.company.failed')
    if (items.length > 0) return t('people.company.found', { count: Math.max(total, items.length) })
    if (status !== 'ready') return undefined
    return search === '' ? t('people.company.none') : t('people.company.notFound', { text: isolate(search) })
  }
  const again: Choice[] = status === 'failed' && items.length === 0 ? ['again'] : []
  const textOf = (choice: Choice) => (choice === 'again' ? t('people.company.askAgain') : nameOf(choice))
  return (
    <ComboBox<Choice>
      {...props}
      label={t('people.company.costCenter')}
      inputValue={typed ?? (chosen ? nameOf(chosen) : '')}
      onInputChange={type}
      groups={[
        { key: 'found', items },
        { key: 'again', items: again },
      ]}
      getKey={keyOf}
      getText={textOf}
      renderItem={(choice) => (
        <OptionText>
          <bdi>{choice === 'again' ? textOf(choice) : markMatch(nameOf(choice), search)}</bdi>
        </OptionText>
      )}
      keepsOpen={(choice) => choice === 'again'}
      onSelect={(choice) => {
        if (choice === 'again') return list.open()
        setTyped(null)
        choose(choice)
      }}
      hasMore={hasMore}
      onLoadMore={list.more}
      isLoading={status === 'loading'}
      status={found()}
      isStatusVisible
      onOpenChange={(isOpen) => {
        if (isOpen) list.open()
      }}
      onFocus={() => setLeft(false)}
      onBlur={(event) => {
        setLeft(true)
        props.onBlur(event)
      }}
      isRequired={isRequired}
      description={isRequired ? undefined : t('booking.field.optional')}
      caution={isLeft && !chosen && typed?.trim() ? t('people.company.notChosen') : undefined}
      trailing={<DownIcon />}
    />
  )
}
