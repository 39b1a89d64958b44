/** Pages without interruptions: legal pages, signing in, pages of members, and forms. */
const quiet =
  /^\/(privacy-policy|terms-conditions|eula|login|register|forget-password|profile|saved-[^/]+|my-[^/]+|delete-account|changepassword|add-business|post-job|post-rent|rentform|jobforcompany|form|market-place\/new-product|admin)(\/|$)/i;

/** Whether the welcome may open on a page, by case-insensitive path. */
export function mayWelcomeOn(pathname: string): boolean {
  return !quiet.test(pathname);
}
