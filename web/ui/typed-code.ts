/** The digits of a code as typed or pasted, up to a maximum: Western ones without separators. */
export function typedCode(text: string, digits: number): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\D/g, '')
    .slice(0, digits);
}
