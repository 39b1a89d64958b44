import type { PageRoute } from '../../page-route.ts';

/* The account pages, which are not indexed. */

/** `/Login` */
export const loginRoute: PageRoute = {
  path: '/Login',
  file: 'web/rooms/accounts/LoginPage.tsx',
  page: () => import('./LoginPage.tsx'),
  head: ({ t }) => ({
    title: t('account:signInTitle'),
    description: t('account:welcomeBack'),
    canonical: '/Login',
    noindex: true,
  }),
};

/** `/Register` */
export const registerRoute: PageRoute = {
  path: '/Register',
  file: 'web/rooms/accounts/RegisterPage.tsx',
  page: () => import('./RegisterPage.tsx'),
  head: ({ t }) => ({
    title: t('account:registerTitle'),
    description: t('account:registerText'),
    canonical: '/Register',
    noindex: true,
  }),
};

/** `/Forget-Password`: an address, the emailed code, a new password. */
export const forgetPasswordRoute: PageRoute = {
  path: '/Forget-Password',
  file: 'web/rooms/accounts/ForgetPasswordPage.tsx',
  page: () => import('./ForgetPasswordPage.tsx'),
  head: ({ t }) => ({
    title: t('account:forgotTitle'),
    description: t('account:forgotText'),
    canonical: '/Forget-Password',
    noindex: true,
  }),
};

/** `/Confirm-Email`: the target of confirmation links. */
export const confirmEmailRoute: PageRoute = {
  path: '/Confirm-Email',
  file: 'web/rooms/accounts/ConfirmEmailPage.tsx',
  page: () => import('./ConfirmEmailPage.tsx'),
  head: ({ t }) => ({
    title: t('account:confirmTitle'),
    description: '',
    canonical: '/Confirm-Email',
    noindex: true,
  }),
};

/** `/Continue-Sign-In`: where identity providers lead back to. */
export const continueSignInRoute: PageRoute = {
  path: '/Continue-Sign-In',
  file: 'web/rooms/accounts/ContinueSignInPage.tsx',
  page: () => import('./ContinueSignInPage.tsx'),
  head: ({ t }) => ({
    title: t('account:signInTitle'),
    description: '',
    canonical: '/Continue-Sign-In',
    noindex: true,
  }),
};
