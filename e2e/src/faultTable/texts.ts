import editorTexts from '@wherry/booking/messages/en/editor.ts'
import errorTexts from '@wherry/booking/messages/en/errors.ts'
import legalTexts from '@wherry/booking/messages/en/legal.ts'
import loginTexts from '@wherry/booking/messages/en/login.ts'
import mapTexts from '@wherry/booking/messages/en/map.ts'
import promoTexts from '@wherry/booking/messages/en/promo.ts'
import yachtTexts from '@wherry/booking/messages/en/yacht.ts'

/* The product's own English texts by which a state is told. */
export const { login, forbidden } = loginTexts
export const { partner: partnerRefused, ...unnamed } = errorTexts.errors
export const { legal } = legalTexts
export const { Map: map } = mapTexts
export const { promo } = promoTexts
export const { yacht } = yachtTexts
export const { editor, USP } = editorTexts
