import { unknownUser } from '../../../kernel/model/user.ts'
import { type CompanyFields, companyShown } from '../../draft/company.ts'
import { useFormPart, useFormView } from '../formView.ts'

/** Returns which fields for the user's company the form shows. */
export function useCompanyShown(): CompanyFields {
  const user = useFormView().booking.user ?? unknownUser
  return useFormPart(({ draft }) => companyShown(draft, user))
}
