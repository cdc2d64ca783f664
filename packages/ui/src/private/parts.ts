import { cx } from './cx.ts'

/** An owner's class names for the parts of a component, by the names of the parts. */
export type ClassNames<Part extends string> = { readonly [Name in Part]?: string | undefined }

/** Names of a component's parts, from its props: `PartOf<TextFieldProps>`. */
export type PartOf<Props extends { classNames?: unknown }> = keyof NonNullable<Props['classNames']>

/** Returns the attributes of a part: its public name, and its classes with those of the owner. */
export type PartAttributes<Part extends string> = (
  name: Part,
  ...own: Parameters<typeof cx>
) => { 'data-part': string; className: string | undefined }

/** Gives a part its name and its classes in one call, so that every named part also gets the owner's class. */
export const partsOf =
  <Part extends string>(classNames: ClassNames<Part> | undefined): PartAttributes<Part> =>
  (name, ...own) => ({ 'data-part': name, className: cx(...own, classNames?.[name]) })
