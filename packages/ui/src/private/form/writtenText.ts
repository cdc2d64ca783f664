/** Text that a control holds; undefined if it holds no more than what the browser makes of `value`. */
export function writtenText(
  control: HTMLInputElement | HTMLTextAreaElement | null,
  value: string,
): string | undefined {
  // A twin normalises as the control does: line breaks, and blanks around an e-mail address.
  const twin = control?.cloneNode() as typeof control
  if (twin) twin.value = value
  return control?.value === twin?.value ? undefined : control?.value
}
