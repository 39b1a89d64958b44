/** The colors of a drawing: base, shade, highlight, and an accent. */
export interface Paint {
  main: string;
  dark: string;
  light: string;
  second: string;
}

/** Repaintable parts use one of these; wood, metal, bread and leaves have fixed colors. */
export const PAINTS = [
  { main: '#0F6F69', dark: '#0B5752', light: '#2A9189', second: '#EDB445' },
  { main: '#D9822B', dark: '#B5652A', light: '#EFA75A', second: '#0F6F69' },
  { main: '#B5483A', dark: '#8F352B', light: '#D06D5C', second: '#F3CF8A' },
  { main: '#2F6690', dark: '#234E70', light: '#5A8FB8', second: '#F0B64C' },
  { main: '#E0A030', dark: '#B87B16', light: '#F5C765', second: '#234E70' },
  { main: '#7C8F3E', dark: '#5E6E2B', light: '#A2B561', second: '#C2542A' },
  { main: '#8A4A6B', dark: '#6A3551', light: '#B07493', second: '#EBC27A' },
  { main: '#3D5A5A', dark: '#263E3F', light: '#648383', second: '#E58F3A' },
] as const satisfies readonly Paint[];

/**
 * A drawing of one object: about 340 units wide and high, centered on 0, 0 with its base at y = 150. Standing
 * objects cast their shadow there.
 */
export type DrawObject = (paint: Paint) => string;

/** Joins a drawing that was written over several lines. */
export const oneLine = (drawing: string): string => drawing.replace(/\s*\n\s*/g, '');
