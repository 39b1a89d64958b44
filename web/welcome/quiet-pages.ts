/** Pages where nobody is interrupted: the law, signing in, what a member keeps, and what is being written. */
const quiet =
  /^\/(privacy-policy|terms-conditions|eula|login|register|forget-password|profile|saved-[^/]+|my-[^/]+|delete-account|changepassword|add-business|post-job|post-rent|rentform|jobforcompany|form|market-place\/new-product|admin)(\/|$)/i;

/** Whether the welcome may come up on a page, whatever the case of its path. */
export function mayWelcomeOn(pathname: string): boolean {
  return !quiet.test(pathname);
}
