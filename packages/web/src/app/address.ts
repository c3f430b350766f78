import { addressOf, oldPageAt, type Page, pageAt } from '@taproom/contracts/addresses';
import { useMemo } from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { BASE } from './base.ts';

/** The address that the browser shows, from where the client is served on. */
function address(): string {
  const { pathname, hash } = location;
  const path = `${pathname}/`.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname;
  return `${path === '' || path === '/index.html' ? '/' : path}${hash}`;
}

/** The page that the address asks for; null if there is none. */
export function usePage(): Page | null {
  const now = useLocationProperty(address);
  return useMemo(() => pageAt(now), [now]);
}

/** The same, asked once. */
export const currentPage = (): Page | null => pageAt(address());

/** The path of a page on this server, as history and links have it. */
const pathOf = (page: Page): string => `${BASE}${addressOf(page)}`;

/** The whole address of a page, to hand on. */
export const urlOf = (page: Page): string => new URL(pathOf(page), location.href).href;

/** Goes to a page from outside of the components. */
export const goTo = (page: Page): void => navigate(pathOf(page));

/** Writes another address for what is shown already. */
export const rewrite = (page: Page): void =>
  navigate(pathOf(page), { replace: true, state: history.state as unknown });

/** Two addresses with the same key show the same page, maybe another part or moment of it. */
export function keyOf(page: Page | null): string {
  if (page === null) return address();
  const {
    move: _move,
    rule: _rule,
    ...rest
  } = page as Page & { readonly move?: string; readonly rule?: string };
  return addressOf(rest as Page);
}

/**
 * Links of version 0.2 had the page behind the #. They keep leading to the same page: call this before anything is
 * shown.
 */
export function followOldLinks(): void {
  const translate = (): void => {
    const page = oldPageAt(location.hash.slice(1));
    if (page !== null) rewrite(page);
  };
  translate();
  // An old link that is typed or clicked while a page is open loads nothing: only what follows the # changes.
  addEventListener('popstate', translate);
  addEventListener('hashchange', translate);
}
