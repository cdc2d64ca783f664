import { Button, type ButtonProps } from '@wherry/ui'
import { useModuleCore } from '../../hooks/module.tsx'
import { signInDoor } from '../../hooks/signInDoor.ts'

/** Opens the sign-in for the order that is shown; the order is read anew once somebody has signed in. */
export function SignInButton(look: Pick<ButtonProps, 'size' | 'variant' | 'children'>) {
  const module = useModuleCore()
  return <Button {...look} onClick={() => void signInDoor(module).ask?.('order')} />
}
