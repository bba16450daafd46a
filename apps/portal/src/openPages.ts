import type { routes } from '@portal/domain';
import type { Atom } from 'jotai';
import type { ComponentType } from 'react';

/** Name of a page that is open without sign-in. */
export type OpenPageName = Extract<(typeof routes)[number], { roles: 'open' }>['name'];

/** A page. What it shows first of the gateway is asked for by reading `prefetch`, before the page is drawn. */
export type Page = ComponentType & { readonly prefetch?: Atom<unknown> };

/** Loads a page when it is first opened. */
export type LoadPage = () => Promise<Page>;

/** The pages without sign-in. They are loaded first, so all others are in a table of their own (`pages.ts`). */
export const openPages: Readonly<Record<OpenPageName, LoadPage>> = {
  'sign-in': async () => (await import('./areas/session/sign-in/SignInPage.tsx')).SignInPage,
  'sign-in-backoffice': async () =>
    (await import('./areas/session/sign-in/StaffSignInPage.tsx')).StaffSignInPage,
  'sign-up': async () => (await import('./areas/session/sign-up/SignUpPage.tsx')).SignUpPage,
  'password-recovery': async () =>
    (await import('./areas/session/password/PasswordRecoveryPage.tsx')).PasswordRecoveryPage,
  'new-password': async () => (await import('./areas/session/password/NewPasswordPage.tsx')).NewPasswordPage,
  privacy: async () => (await import('./areas/privacy/loadPrivacyNotice.ts')).loadPrivacyNotice(),
  authentication: async () =>
    (await import('./areas/session/authentication/AuthenticationPage.tsx')).AuthenticationPage,
};
