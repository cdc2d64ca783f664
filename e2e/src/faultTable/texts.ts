import editorTexts from '@wherry/booking/messages/en/editor'
import errorTexts from '@wherry/booking/messages/en/errors'
import legalTexts from '@wherry/booking/messages/en/legal'
import loginTexts from '@wherry/booking/messages/en/login'
import mapTexts from '@wherry/booking/messages/en/map'
import promoTexts from '@wherry/booking/messages/en/promo'
import yachtTexts from '@wherry/booking/messages/en/yacht'

/* Texts of the product by which a state is recognised. */
export const { login, forbidden } = loginTexts
export const { partner: partnerRefused, ...unnamed } = errorTexts.errors
export const { legal } = legalTexts
export const { Map: map } = mapTexts
export const { promo } = promoTexts
export const { yacht } = yachtTexts
export const { editor, USP } = editorTexts
