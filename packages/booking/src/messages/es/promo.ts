import type english from '../en/promo.ts'
import type { Like } from '../translation.ts'

const promo: Like<typeof english> = {
  promo: {
    name: 'Promoción',
    code: 'Código promocional',
    copy: 'Copiar el código',
    copied: 'Código copiado',
    notCopied: 'El navegador no ha dejado copiar el código. Selecciónalo y cópialo tú.',
    search: 'Buscar coche',
  },
}
export default promo
