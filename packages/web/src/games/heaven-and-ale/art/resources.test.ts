import { RESOURCES } from '@taproom/games/heaven-and-ale';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ResourceEmblem, ResourceMarker } from './resources.tsx';

/** The closed outlines of a drawing. */
const outlinesOf = (drawing: ReactNode): Set<string> => {
  const paths = renderToStaticMarkup(drawing).matchAll(/ d="([^"]+)"/g);
  return new Set([...paths].flatMap(([, d = '']) => d.match(/M[^M]*Z/g) ?? []));
};

/** How many parts make each of them what it is: a log with its faces, jug and foam, cone and leaf, drop and wave, ear. */
const PARTS = { wood: 3, yeast: 2, hops: 10, water: 2, barley: 7 } as const;

it.each(RESOURCES)('has one picture of %s: small ones have the outlines of the large one', resource => {
  const large = outlinesOf(createElement(ResourceEmblem, { resource }));
  const small = outlinesOf(createElement(ResourceMarker, { resource }));
  expect([...small].filter(outline => large.has(outline)).length).toBeGreaterThanOrEqual(PARTS[resource]);
});
