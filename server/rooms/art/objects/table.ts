import { times } from '../scenes/shapes.ts';
import type { DrawObject } from './paint.ts';

const gold = { main: '#DDA63C', dark: '#A9741A', light: '#F7D983' };

/** A pot for Arab coffee with two small cups. */
const dallah: DrawObject = ({ main, second }) => `
  <path d="M-8-150q10-24 20 0l4 24h-28z" fill="${gold.dark}"/><path d="M-46-82q46-74 96 0z" fill="${gold.main}"/>
  <path d="M-42-82H46q-10 40 18 86q40 60 24 108q-6 30-40 36H-44q-34-6-40-36q-16-48 24-108q28-46 18-86z" fill="${gold.main}"/>
  <path d="M-42-82h30q2 44-22 92q-28 52-14 104q6 26 24 34h-20q-34-6-40-36q-16-48 24-108q28-46 18-86z" fill="${gold.light}" opacity=".85"/>
  <path d="M-64 22q62 22 128 0M-84 84q82 24 172 0" fill="none" stroke="${gold.dark}" stroke-width="6"/>
  ${times(6, (index) => `<path d="M${index * 26 - 62} 44l10 13-10 13-10-13z" fill="${main}"/>`)}
  <path d="M-50-56q-60-30-96-84q64 6 104 40z" fill="${gold.dark}"/><path d="M-50-66q-44-22-72-56q40 6 76 32z" fill="${gold.main}"/>
  <path d="M52-50q72-20 78 40q2 60-42 66" fill="none" stroke="${gold.dark}" stroke-width="16" stroke-linecap="round"/>
  <path d="M96 92h66l-10 50q-2 8-10 8h-26q-8 0-10-8z" fill="#FFFDF6"/><path d="M96 92h66l-3 16h-60z" fill="${main}"/><ellipse cx="129" cy="92" rx="33" ry="9" fill="#6B3A17"/>
  <path d="M-160 100h58l-9 43q-2 7-9 7h-22q-7 0-9-7z" fill="#FFFDF6"/><path d="M-160 100h58l-3 14h-52z" fill="${second}"/><ellipse cx="-131" cy="100" rx="29" ry="8" fill="#6B3A17"/>`;

/** A silver teapot and a glass of mint tea. */
const teapot: DrawObject = ({ main, second }) => `
  <circle cx="-30" cy="-138" r="13" fill="${main}"/><path d="M-96-74q66-84 132 0z" fill="#C3CECC"/><path d="M-96-74q40-56 70-60q-36 26-40 60z" fill="#EEF2F1"/>
  <path d="M-104-74H44q44 50 40 120q-4 62-38 92H-106q-36-30-38-92q-2-70 40-120z" fill="#D5DDDB"/><path d="M-104-74h44q-40 60-36 120q2 60 34 92h-44q-36-30-38-92q-2-70 40-120z" fill="#F5F8F7"/>
  <path d="M-140 14q110 34 222 0M-140 64q110 34 220 0" fill="none" stroke="#93A6A3" stroke-width="6"/>${times(8, (index) => `<path d="M${index * 26 - 122} 48l9 12-9 12-9-12z" fill="${main}"/>`)}
  <path d="M76 4q56-6 70-78l24 8q-8 98-88 112z" fill="#B7C4C1"/><path d="M-134-20q-40-4-36 50t44 60" fill="none" stroke="#93A6A3" stroke-width="15" stroke-linecap="round"/><rect x="-116" y="134" width="172" height="16" rx="8" fill="#93A6A3"/>
  <path d="M92 40h72l-9 100q-1 10-12 10h-30q-11 0-12-10z" fill="#fff" opacity=".8"/><path d="M97 66h62l-6 68q-1 8-10 8h-30q-9 0-10-8z" fill="#D0913C"/><path d="M104 72q24-10 48 4-10 20-26 14-18 2-22-18z" fill="#5B9A4C"/><path d="M94 50h68" stroke="${second}" stroke-width="6"/><path d="M104 60l6 70" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".7"/>`;

/** A cup of coffee on its saucer. */
const coffee: DrawObject = ({ main, dark, light, second }) => `
  <path d="M-40-70q-20-24 0-46t0-46M14-70q-20-24 0-46t0-46M64-76q-16-20 0-38" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".8"/>
  <ellipse cy="128" rx="168" ry="22" fill="${dark}"/><ellipse cy="120" rx="168" ry="22" fill="${main}"/><ellipse cy="116" rx="130" ry="14" fill="${light}"/>
  <path d="M106-16q66-4 60 46q-8 46-86 46" fill="none" stroke="${main}" stroke-width="20"/>
  <path d="M-122-46H122q4 90-38 142q-18 22-44 22H-40q-26 0-44-22q-42-52-38-142z" fill="${main}"/><path d="M-122-46h60q-4 100 40 164h-18q-26 0-44-22q-42-52-38-142z" fill="${light}" opacity=".7"/>
  <path d="M-116 6q116 34 232 0" fill="none" stroke="${second}" stroke-width="9"/>${times(9, (index) => `<circle cx="${index * 24 - 96}" cy="${44 - Math.abs(index - 4) * 2.4}" r="5" fill="#fff"/>`)}
  <ellipse cy="-46" rx="122" ry="30" fill="${dark}"/><ellipse cy="-45" rx="110" ry="24" fill="#5A2F14"/><path d="M-60-46q26-18 60 0t60 0q-24 20-60 10t-60-10z" fill="#C99A62"/>`;

/** A stand mixer with its bowl. */
const mixer: DrawObject = ({ main, dark, light }) => `
  <path d="M-150 128q0-20 24-20H120q34 0 34 24v18H-150z" fill="${dark}"/><path d="M56-60h70q14 0 14 14V120H70z" fill="${main}"/><path d="M104-60h22q14 0 14 14V120h-26z" fill="${dark}"/>
  <path d="M-160-104q0-42 44-42H70q76 0 76 60q0 50-60 50H-108q-52 0-52-44z" fill="${main}"/><path d="M-148-108q4-26 34-26H66q30 0 46 12q-120 0-228 20q-30 6-32-6z" fill="${light}"/>
  <rect x="-84" y="-40" width="60" height="18" rx="5" fill="${dark}"/><path d="M-54-24q-44 60 0 100q44-40 0-100z" fill="none" stroke="#B9C7C5" stroke-width="9"/>
  <path d="M-140 10H32q0 98-86 98t-86-98z" fill="#DDE5E3"/><path d="M-140 10h56q0 70 30 98q-86 0-86-98z" fill="#fff"/><path d="M-148 10H40" stroke="#93A6A3" stroke-width="10" stroke-linecap="round"/><circle cx="96" cy="-86" r="17" fill="#F5F2EA"/><circle cx="96" cy="-86" r="6" fill="${dark}"/>`;

/** A pan and a pot, one on the other. */
const pots: DrawObject = ({ main, dark, light }) => `
  <path d="M-120 20H120v90q0 40-40 40H-80q-40 0-40-40z" fill="${main}"/><path d="M-120 20h60v130h-20q-40 0-40-40z" fill="${light}"/><path d="M-132 20H132" stroke="${dark}" stroke-width="14" stroke-linecap="round"/>
  <path d="M-120 56h-40v30h40M120 56h40v30h-40" fill="none" stroke="${dark}" stroke-width="14" stroke-linejoin="round"/>
  <path d="M-92-70H92v80H-92z" fill="#D5DDDB"/><path d="M-92-70h50V10h-50z" fill="#F3F6F5"/><path d="M-104-70H104" stroke="#93A6A3" stroke-width="12" stroke-linecap="round"/><path d="M-88-78q88-60 176 0z" fill="#B7C4C1"/><circle cy="-118" r="15" fill="${dark}"/><path d="M92-40h40v24H92M-92-40h-40v24h40" fill="none" stroke="#93A6A3" stroke-width="12" stroke-linejoin="round"/>`;

/** Still-life objects: tableware and drinks. */
export const TABLEWARE = { dallah, teapot, coffee, mixer, pots };
