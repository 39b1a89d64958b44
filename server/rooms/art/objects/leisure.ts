import { letterOutline } from '../letter-outlines.ts';
import { times } from '../scenes/shapes.ts';
import type { DrawObject } from './paint.ts';

/** An oud, leaning. */
const oud: DrawObject = ({ main, second }) => `
  <g transform="translate(-22 38)rotate(24)scale(.8)"><path d="M-16-190h32l-6 140h-20z" fill="#3B2410"/><path d="M-16-186l-34-44 14-12 52 50z" fill="#6F430B"/>${times(4, (index) => `<rect x="${index * 9 - 58}" y="${index * 11 - 242}" width="26" height="8" rx="4" fill="#3B2410" transform="rotate(-40 ${index * 9 - 50} ${index * 11 - 238})"/>`)}
  <path d="M0-104C40-60 110-20 110 50C110 110 60 142 0 142S-110 110-110 50C-110-20-40-60 0-104z" fill="#8A4B22"/><path d="M0-84C32-44 96-16 96 50C96 100 54 128 0 128S-96 100-96 50C-96-16-32-44 0-84z" fill="#E3B56F"/><path d="M0-84C-32-44-96-16-96 50C-96 100-54 128-20 127Q-90 20 0-84z" fill="#F1CE92"/>
  <circle cy="26" r="36" fill="#4F300C"/><path d="M0-4l9 21 21 9-21 9-9 21-9-21-21-9 21-9z" fill="${second}"/><circle cx="-40" cy="78" r="13" fill="#4F300C"/><circle cx="40" cy="78" r="13" fill="#4F300C"/><rect x="-40" y="98" width="80" height="12" rx="4" fill="${main}"/>${times(5, (index) => `<path d="M${index * 5 - 10}-184V100" stroke="#FFFBF0" stroke-width="1.6"/>`)}</g>`;

/** A goblet drum. */
const drum: DrawObject = ({ main, dark, light, second }) => `
  <path d="M-118-96H118q-4 90-66 110q-16 40-16 70l40 66H-76l40-66q0-30-16-70q-62-20-66-110z" fill="${main}"/><path d="M-118-96h66q4 90 10 110q10 60 6 136h-40l40-66q0-30-16-70q-62-20-66-110z" fill="${light}" opacity=".6"/>
  <path d="M-112-56Q0-24 112-56M-70 4Q0 26 70 4M-62 138H62" fill="none" stroke="${second}" stroke-width="9"/>${times(9, (index) => `<path d="M${index * 24 - 96} ${-34 + (4 - Math.abs(index - 4)) * 2}l11 13-11 13-11-13z" fill="${index % 2 ? second : '#FFFDF6'}"/>`)}
  <ellipse cy="-98" rx="124" ry="40" fill="${dark}"/><ellipse cy="-104" rx="118" ry="36" fill="#FBF3E1"/><ellipse cx="-20" cy="-110" rx="70" ry="18" fill="#fff"/>`;

/** Books, standing and lying. */
const books: DrawObject = ({ main, dark, light, second }) => {
  const spine = (x: number, width: number, height: number, fill: string, band: string) =>
    `<rect x="${x}" y="${92 - height}" width="${width}" height="${height}" rx="5" fill="${fill}"/><path d="M${x} ${112 - height}h${width}M${x} ${72}h${width}" stroke="${band}" stroke-width="7"/><path d="M${x + 7} ${100 - height}V84" stroke="#fff" stroke-width="5" opacity=".25"/>`;
  return `${spine(-150, 46, 190, main, second)}${spine(-102, 36, 160, second, dark)}${spine(-64, 52, 214, dark, light)}${spine(-10, 38, 176, '#B5483A', '#F7D983')}
    <g transform="rotate(14 60 90)">${spine(34, 46, 186, light, '#FFFDF6')}</g>
    <rect x="-160" y="92" width="320" height="28" rx="6" fill="#FFFDF6"/><path d="M-160 88H150q12 0 12 6t-12 6H-160zM-160 116H150q12 0 12 6t-12 6H-160z" fill="${second}"/><rect x="-140" y="124" width="290" height="26" rx="6" fill="${main}"/><rect x="-130" y="130" width="280" height="14" fill="#FFFDF6"/>`;
};

/** A picture book, open, with a letter of each script. */
const reading: DrawObject = ({ main, dark, light, second }) => `
  <path d="M-170-30Q-80-70 0-20Q80-70 170-30V130Q80 92 0 140Q-80 92-170 130z" fill="${dark}"/><path d="M-160-44Q-76-78 0-30V124Q-76 80-160 112z" fill="#FFFDF6"/><path d="M160-44Q76-78 0-30V124Q76 80 160 112z" fill="#F4EDDC"/><path d="M0-30V126" stroke="#D8CDB4" stroke-width="6"/>
  <path d="${letterOutline('A') ?? ''}" fill="${main}" transform="translate(-80 26)scale(.26)"/><path d="${letterOutline('ب') ?? ''}" fill="${second}" transform="translate(82 20)scale(.26)"/><path d="M-130 88q40-12 84 6M46 94q40-18 84-6" stroke="#C9BFA6" stroke-width="7" fill="none" stroke-linecap="round"/>
  <path d="M-10-110l10 24 24 10-24 10-10 24-10-24-24-10 24-10z" fill="${second}"/><circle cx="70" cy="-100" r="13" fill="${light}"/><circle cx="-100" cy="-104" r="9" fill="${main}"/>`;

/** Blocks with letters and a ball. */
const toys: DrawObject = ({ main, dark, light, second }) => {
  const block = (x: number, y: number, fill: string, shade: string, sign: string) =>
    `<path d="M${x} ${y}l26-24h104l-26 24z" fill="#fff" opacity=".75"/><path d="M${x + 104} ${y}l26-24v100l-26 28z" fill="${shade}"/><rect x="${x}" y="${y}" width="104" height="104" fill="${fill}"/><rect x="${x + 10}" y="${y + 10}" width="84" height="84" rx="8" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="6"/><path d="${letterOutline(sign) ?? ''}" fill="#FFFDF6" transform="translate(${x + 52} ${y + 52})scale(.15)"/>`;
  return `${block(-160, 46, main, dark, 'ب')}${block(-22, 46, second, '#8A4B22', 'B')}${block(-96, -62, '#B5483A', '#8F352B', 'أ')}
    <circle cx="112" cy="-26" r="46" fill="${light}"/><path d="M70-44q44 24 86 0M92-70q-14 46 6 88" fill="none" stroke="#fff" stroke-width="7"/><path d="M-50-150l9 21 21 9-21 9-9 21-9-21-21-9 21-9z" fill="${second}"/>`;
};

/** A stroller. */
const stroller: DrawObject = ({ main, dark, light, second }) => `
  <path d="M-116-100q-34-30-52-8" fill="none" stroke="#33484A" stroke-width="13" stroke-linecap="round"/><path d="M-116-100L60 120M40-10L-60 122" stroke="#6A807E" stroke-width="13" stroke-linecap="round"/>
  <path d="M-92-30H140q0 96-100 96H0q-92 0-92-96z" fill="${main}"/><path d="M-92-30h70q0 60 40 96H0q-92 0-92-96z" fill="${light}" opacity=".6"/><path d="M140-30Q140-146 22-146V-30z" fill="${dark}"/><path d="M140-30Q140-100 22-146V-30z" fill="${main}"/><path d="M60-30Q60-110 22-146M102-30Q98-100 22-146" stroke="${second}" stroke-width="6" fill="none"/><path d="M-96-30H144" stroke="${second}" stroke-width="11" stroke-linecap="round"/>
  <circle cx="-70" cy="122" r="34" fill="#22302F"/><circle cx="-70" cy="122" r="17" fill="#D5DDDB"/><circle cx="70" cy="122" r="34" fill="#22302F"/><circle cx="70" cy="122" r="17" fill="#D5DDDB"/>`;

/** Two suitcases of different sizes. */
const suitcases: DrawObject = ({ main, dark, light, second }) => `
  <path d="M-110-90v-50q0-16 16-16h48q16 0 16 16v50" fill="none" stroke="#6A807E" stroke-width="11"/><rect x="-158" y="-96" width="176" height="238" rx="26" fill="${dark}"/><rect x="-158" y="-96" width="168" height="238" rx="26" fill="${main}"/>${times(4, (index) => `<path d="M${index * 38 - 132}-76V122" stroke="${light}" stroke-width="9" stroke-linecap="round"/>`)}<path d="M-140 142h24v10h-24zM-34 142h24v10h-24z" fill="#22302F"/>
  <path d="M56-10v-36q0-14 14-14h36q14 0 14 14v36" fill="none" stroke="#6A807E" stroke-width="10"/><rect x="16" y="-14" width="144" height="158" rx="22" fill="#8A4B22"/><rect x="16" y="-14" width="136" height="158" rx="22" fill="${second}"/><path d="M16 40H152M16 92H152" stroke="#8A4B22" stroke-width="8"/><circle cx="84" cy="66" r="19" fill="#FFFDF6"/><path d="M36 144h22v8H36zM114 144h22v8h-22z" fill="#22302F"/>`;

/** A box, taped and tied. */
const box: DrawObject = ({ main, second }) => `
  <path d="M-160-40L0-110L160-40L0 34z" fill="#E7C58C"/><path d="M-160-40L0 34V156L-160 84z" fill="#C99A5E"/><path d="M160-40L0 34V156L160 84z" fill="#AD7C42"/><path d="M-92-70L68 4V124l-30 14V18L-122-56z" fill="${main}" opacity=".85"/>
  <path d="M-130 20l44 20v30l-44-20z" fill="#FFFBF0"/><path d="M-122 34l28 12M-122 46l18 8" stroke="#8CA09E" stroke-width="4"/><path d="M40-118q-44-50-70-20t54 40q-10-50 30-58t-14 38z" fill="${second}"/>`;

/** A storefront with an awning. */
const shop: DrawObject = ({ main, dark, light, second }) => `
  <rect x="-150" y="-60" width="300" height="210" fill="#FBF3E1"/><rect x="-162" y="-140" width="324" height="46" rx="8" fill="${dark}"/><path d="M-110-117h90M20-117h90" stroke="${second}" stroke-width="11" stroke-linecap="round"/>
  ${times(8, (index) => `<path d="M${index * 42 - 168}-94h42v60a21 19 0 0 1-42 0z" fill="${index % 2 ? '#FFFDF6' : main}"/>`)}<path d="M-168-94H168v12H-168z" fill="#000" opacity=".12"/>
  <rect x="-132" y="-6" width="150" height="104" rx="6" fill="${second}"/><rect x="-122" y="4" width="130" height="84" fill="#FFF1CB"/><path d="M-114 58h114M-114 86h114" stroke="#8A5A2E" stroke-width="7"/>${times(4, (index) => `<circle cx="${index * 29 - 100}" cy="42" r="13" fill="${index % 2 ? '#C8742B' : '#E0A657'}"/><circle cx="${index * 29 - 100}" cy="72" r="11" fill="${index % 2 ? light : '#B5483A'}"/>`)}
  <path d="M42 150V2q0-10 10-10h70q10 0 10 10v148z" fill="${main}"/><rect x="56" y="8" width="62" height="80" rx="4" fill="#CFE6E8"/><circle cx="116" cy="106" r="7" fill="${second}"/><path d="M-132 98H18v12H-132z" fill="${dark}"/><path d="M-170 144H170v10H-170z" fill="#CFC6B2"/>`;

/** Still-life objects: music, books, toys and travel. */
export const LEISURE = { oud, drum, books, reading, toys, stroller, suitcases, box, shop };
