/**
 * The colours of the drawings. Each is a CSS variable with its daylight value as the fallback, so that a drawing is
 * right without any style sheet and a theme can change it. The variables have their own prefix because a theme with
 * light text must not make the lines of the drawings light as well. The games' colours.css list them all.
 */
export const INK = {
  ink: 'var(--art-ink, #2A2119)',
  /** Line work directly on the page that must be visible there: vines, frames, flecks. */
  pen: 'var(--art-pen, #2A2119)',
  softInk: 'var(--art-soft-ink, #5C4B3B)',
  parchment: 'var(--art-parchment, #F6EEDC)',
  parchmentDeep: 'var(--art-parchment-deep, #E7D8B6)',
  /** The page itself, where a drawing fills it: it goes dark with the theme, the parchment of things does not. */
  page: 'var(--art-page, #F6EEDC)',
  pageGrain: 'var(--art-page-grain, #E7D8B6)',
  /** Signs on a strong ground: numerals, pips. */
  chalk: 'var(--art-chalk, #FFF8E6)',
  rubric: 'var(--art-rubric, #8C2F2B)',
  rubricLight: 'var(--art-rubric-light, #C4685A)',
  gilt: 'var(--art-gilt, #B5832A)',
  giltLight: 'var(--art-gilt-light, #EBC667)',
  giltDeep: 'var(--art-gilt-deep, #85590F)',

  wood: 'var(--art-wood, #663A1E)',
  woodLight: 'var(--art-wood-light, #E2BE8B)',
  woodDeep: 'var(--art-wood-deep, #46260F)',
  yeast: 'var(--art-yeast, #EFE7D6)',
  yeastLight: 'var(--art-yeast-light, #FFFBF0)',
  yeastDeep: 'var(--art-yeast-deep, #C3B292)',
  hops: 'var(--art-hops, #5FA041)',
  hopsLight: 'var(--art-hops-light, #AED47C)',
  hopsDeep: 'var(--art-hops-deep, #2C5A26)',
  water: 'var(--art-water, #245F8E)',
  waterLight: 'var(--art-water-light, #A5D0E4)',
  waterDeep: 'var(--art-water-deep, #153D5C)',
  barley: 'var(--art-barley, #DBA61F)',
  barleyLight: 'var(--art-barley-light, #F4D778)',
  barleyDeep: 'var(--art-barley-deep, #95660B)',

  sun: 'var(--art-sun, #F7E3A1)',
  sunFleck: 'var(--art-sun-fleck, #E9C65C)',
  shade: 'var(--art-shade, #7F9A8C)',
  shadeLeaf: 'var(--art-shade-leaf, #5F7C70)',
  shadeLight: 'var(--art-shade-light, #A9BFB1)',
  shadeInk: 'var(--art-shade-ink, #3F574D)',
  stone: 'var(--art-stone, #B9AE9B)',
  stoneLight: 'var(--art-stone-light, #DAD1C0)',
  stoneDeep: 'var(--art-stone-deep, #81776A)',
  purple: 'var(--art-purple, #6A4A8C)',
  purpleLight: 'var(--art-purple-light, #B49BD0)',
  purpleDeep: 'var(--art-purple-deep, #452C60)',

  skin: 'var(--art-skin, #EBC29B)',
  skinDeep: 'var(--art-skin-deep, #C8946A)',
  hair: 'var(--art-hair, #6B4526)',
  habit1: 'var(--art-habit1, #94603A)',
  habit1Deep: 'var(--art-habit1-deep, #6A4023)',
  habit2: 'var(--art-habit2, #55545E)',
  habit2Deep: 'var(--art-habit2-deep, #36353E)',
  habit3: 'var(--art-habit3, #F3ECDC)',
  habit3Deep: 'var(--art-habit3-deep, #CFC2A6)',
  habit4: 'var(--art-habit4, #9C3B33)',
  habit4Deep: 'var(--art-habit4-deep, #6B211D)',

  player0: 'var(--art-player0, #B5362F)',
  player0Deep: 'var(--art-player0-deep, #7D1F1B)',
  player1: 'var(--art-player1, #2A6FB0)',
  player1Deep: 'var(--art-player1-deep, #174775)',
  player2: 'var(--art-player2, #E8B23A)',
  player2Deep: 'var(--art-player2-deep, #AD7A12)',
  player3: 'var(--art-player3, #A8D5C8)',
  player3Deep: 'var(--art-player3-deep, #649C8B)',
  player4: 'var(--art-player4, #3A3340)',
  player4Deep: 'var(--art-player4-deep, #1F1A24)',
} as const;

export type Colour = keyof typeof INK;
