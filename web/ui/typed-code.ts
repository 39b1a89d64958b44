/** The digits of a code as somebody typed or pasted it, at most so many: Western ones, and nothing between them. */
export function typedCode(text: string, digits: number): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\D/g, '')
    .slice(0, digits);
}
