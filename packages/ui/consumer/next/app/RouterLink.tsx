'use client';

/** For a server component `next/link` is a function, which cannot be handed over; from here it is a part of the page. */
export { default as RouterLink } from 'next/link';
