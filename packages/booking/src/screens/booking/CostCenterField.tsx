import { ComboBox, DownIcon, markMatch, OptionText } from '@wherry/ui'
import { useState } from 'react'
import { companyShown } from '../../domain/company.ts'
import type { CostCenter } from '../../domain/costCenter.ts'
import { unknownUser } from '../../domain/user.ts'
import { clamp, isolate } from '../../format/outside.ts'
import { useCostCenters } from '../../hooks/useCostCenters.ts'
import { useCostCenterTitle } from '../../hooks/useCostCenterTitle.ts'
import { useFormView } from './formView.ts'

/** What the list offers: a cost centre, or to ask for them again. */
type Choice = CostCenter | 'again'

const keyOf = (choice: Choice) => (choice === 'again' ? choice : `id ${choice.id}`)
/** An earlier order names a cost centre by its id alone. */
const nameOf = ({ id, title }: CostCenter) => clamp(title || id)

/** Who bears the cost: searched by name, a page at a time (BOOK-25). */
export function CostCenterField() {
  const { booking, t, fieldProps } = useFormView()
  const { draft } = booking.state
  const { status, items, total, hasMore, search, ...list } = useCostCenters()
  /** What was typed and not chosen. Null: the name of the chosen one stands. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const chosen = draft.costCenter
  const props = fieldProps('costCenter')
  useCostCenterTitle(chosen)
  const isRequired = companyShown(draft, booking.user ?? unknownUser).costCenter === 'required'

  const choose = (costCenter: CostCenter | null) => {
    if (costCenter !== chosen) booking.dispatch({ type: 'particularSet', said: { costCenter } })
  }
  const type = (text: string, reason: 'type' | 'clear') => {
    setTyped(reason === 'clear' ? null : text)
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
