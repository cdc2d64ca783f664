import { Button, type ButtonProps } from '@wherry/ui'
import { useModuleCore } from '../../module/module.tsx'
import { signInRequestOf } from '../../module/signInRequest.ts'

/** Opens the sign-in for the shown order, which is read again after the sign-in. */
export function SignInButton(look: Pick<ButtonProps, 'size' | 'variant' | 'children'>) {
  const module = useModuleCore()
  return <Button {...look} onClick={() => void signInRequestOf(module).ask?.('order')} />
}
