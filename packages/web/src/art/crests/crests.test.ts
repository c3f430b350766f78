import { expect, test } from 'vitest';
import { INK } from '../ink.ts';
import { SEAT_TONES } from './crests.tsx';

/** How eyes without red, green or blue cones see linear light (Machado, Oliveira and Fernandes 2009). */
const EYES = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

type Triple = readonly [number, number, number];

const times = (m: readonly number[], [a, b, c]: Triple): Triple => {
  const row = (i: number): number => (m[i] ?? 0) * a + (m[i + 1] ?? 0) * b + (m[i + 2] ?? 0) * c;
  return [row(0), row(3), row(6)];
};

function linear(colour: string): Triple {
  const hex = /#([0-9A-F]{6})/.exec(colour)?.[1] ?? '';
  const channel = (i: number): number => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(0), channel(2), channel(4)];
}

const XYZ = [0.4124, 0.3576, 0.1805, 0.2126, 0.7152, 0.0722, 0.0193, 0.1192, 0.9505];

function lab(light: Triple): Triple {
  const clipped = light.map(c => Math.min(1, Math.max(0, c))) as unknown as Triple;
  const root = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [x, y, z] = times(XYZ, clipped);
  const [fx, fy, fz] = [root(x / 0.95047), root(y), root(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const seats = Object.values(SEAT_TONES).map(({ tone }) => linear(INK[tone]));
const pairs = seats.flatMap((one, i) => seats.slice(i + 1).map(other => [one, other] as const));

test.each(Object.entries(EYES))('the five seats differ for eyes of the kind: %s', (_, eyes) => {
  const apart = pairs.map(pair => {
    const [a, b] = pair.map(colour => lab(times(eyes, colour)));
    return Math.hypot(...[0, 1, 2].map(i => (a?.[i] ?? 0) - (b?.[i] ?? 0)));
  });
  expect(apart).toHaveLength(10);
  expect(Math.min(...apart)).toBeGreaterThan(30);
});
