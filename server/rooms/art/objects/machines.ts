import { grid, times } from '../scenes/shapes.ts';
import type { DrawObject } from './paint.ts';

const wheel = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#22302F"/><circle cx="${x}" cy="${y}" r="${r * 0.58}" fill="#C9D3D2"/><circle cx="${x}" cy="${y}" r="${r * 0.2}" fill="#6A807E"/>${times(5, (index) => `<path d="M${x} ${y}v${-r * 0.52}" stroke="#8CA09E" stroke-width="6" transform="rotate(${index * 72} ${x} ${y})"/>`)}`;

/** A sedan from the side. */
const car: DrawObject = ({ main, dark, light, second }) => `
  <path d="M-172 62q-4-46 40-56l36-8q44-66 104-66q72 0 108 62q46 6 54 28q8 24 2 66q-2 12-14 12H-156q-14 0-16-38z" fill="${main}"/><path d="M-172 62q-4-46 40-56l36-8q44-66 104-66q20 0 36 4q-80 8-108 66q-60 8-80 18q-16 10-16 80q-14 0-16-38z" fill="${light}" opacity=".7"/>
  <path d="M-74-2q34-50 78-50v50zM20-52q46 2 74 50H20z" fill="#BFE0E2"/><path d="M-52-2q24-36 44-44l-22 44zM40-2l20-38q14 8 24 24l-8 14z" fill="#fff" opacity=".6"/>
  <path d="M-172 62H170q0 26-4 38H-156q-14 0-16-38z" fill="${dark}"/><path d="M12-2V84M-70 6V70M100 2q10 30 0 70" stroke="${dark}" stroke-width="5" fill="none"/><path d="M30 22h28M-50 22h28" stroke="${dark}" stroke-width="8" stroke-linecap="round"/>
  <path d="M-170 28q14-4 26 2v20h-28z" fill="#FFF0BE"/><path d="M158 28h10q4 8 4 24h-14z" fill="${second}"/>${wheel(-100, 104, 44)}${wheel(100, 104, 44)}`;

/** A van with boxes at its door. */
const truck: DrawObject = ({ main, dark, light, second }) => `
  <rect x="-60" y="-110" width="230" height="190" rx="14" fill="#FBF3E1"/><rect x="-60" y="-110" width="60" height="190" rx="14" fill="#fff"/><path d="M-60 10H170v30H-60z" fill="${second}"/><path d="M56-92l11 25 26-10-10 26 25 11-25 11 10 26-26-10-11 25-11-25-26 10 10-26-25-11 25-11-10-26 26 10z" fill="${main}"/>
  <path d="M-60-62h-48q-18 0-28 18l-34 60q-4 8-4 16v60h114z" fill="${main}"/><path d="M-78-44h-30q-10 0-16 10L-148 8h70z" fill="#BFE0E2"/><path d="M-100-44h-10q-8 2-12 10L-146 8h22z" fill="#fff" opacity=".6"/><path d="M-174 66H170v30H-174z" fill="${dark}"/><path d="M-174 44h18v18h-18z" fill="#FFF0BE"/><path d="M-96 26h20" stroke="${light}" stroke-width="7" stroke-linecap="round"/>${wheel(-108, 106, 40)}${wheel(104, 106, 40)}`;

/** A tire leaning on a stack of others. */
const tires: DrawObject = ({ main, second }) => `
  ${times(3, (index) => `<rect x="-30" y="${86 - index * 60}" width="196" height="60" rx="28" fill="#22302F"/><path d="M-10 ${102 - index * 60}h156M-10 ${116 - index * 60}h156M-10 ${130 - index * 60}h156" stroke="#3E5150" stroke-width="6" stroke-dasharray="20 8"/>`)}
  <circle cx="-60" cy="36" r="112" fill="#1A2625"/><circle cx="-60" cy="36" r="112" fill="none" stroke="#3E5150" stroke-width="10" stroke-dasharray="16 10"/><circle cx="-60" cy="36" r="78" fill="#33484A"/><circle cx="-60" cy="36" r="68" fill="#D5DDDB"/><circle cx="-60" cy="36" r="58" fill="${main}"/>
  ${times(5, (index) => `<path d="M-68 30L-76-26h32l-8 56z" fill="#EEF2F1" transform="rotate(${index * 72} -60 36)"/>`)}<circle cx="-60" cy="36" r="17" fill="${second}"/>`;

/** A phone, its screen lit. */
const phone: DrawObject = ({ main, dark, light, second }) => `
  <g transform="rotate(9)"><rect x="10" y="-138" width="130" height="276" rx="26" fill="#22302F"/><rect x="18" y="-130" width="114" height="260" rx="20" fill="${dark}"/><circle cx="52" cy="-96" r="19" fill="#22302F"/><circle cx="52" cy="-96" r="9" fill="#6A807E"/><circle cx="96" cy="-96" r="19" fill="#22302F"/><circle cx="96" cy="-96" r="9" fill="#6A807E"/></g>
  <g transform="rotate(-8)"><rect x="-130" y="-150" width="160" height="300" rx="30" fill="#1A2625"/><rect x="-120" y="-140" width="140" height="280" rx="22" fill="${main}"/><path d="M-120-118q0-22 22-22H20L-120 60z" fill="${light}" opacity=".55"/><rect x="-74" y="-132" width="48" height="12" rx="6" fill="#1A2625"/>
  ${grid(3, 3, (column, row) => `<rect x="${column * 42 - 108}" y="${row * 44 - 66}" width="32" height="32" rx="9" fill="${['#FFFDF6', second, '#BFE0E2'][(column + row) % 3]}"/>`)}<path d="M-104 84H4" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".8"/><path d="M-80 126h60" stroke="#fff" stroke-width="6" stroke-linecap="round"/></g>`;

/** A tablet on its stand. */
const tablet: DrawObject = ({ main, dark, light, second }) => `
  <path d="M60 60l60 90H20z" fill="#8CA09E"/><g transform="rotate(-3)"><rect x="-168" y="-120" width="336" height="236" rx="24" fill="#1A2625"/><rect x="-152" y="-104" width="304" height="204" rx="12" fill="${main}"/><path d="M-152-104H60L-152 100z" fill="${light}" opacity=".5"/><circle cx="70" cy="-40" r="40" fill="${second}"/><path d="M-152 100L-60-10L10 62L60 20L152 100z" fill="${dark}"/><path d="M-110 100L-60-10L-20 32L-40 100z" fill="${light}" opacity=".4"/></g><path d="M-130 130H150" stroke="#6A807E" stroke-width="16" stroke-linecap="round"/>`;

/** A laptop, open. */
const laptop: DrawObject = ({ main, dark, light, second }) => `
  <rect x="-140" y="-124" width="280" height="190" rx="16" fill="#22302F"/><rect x="-126" y="-110" width="252" height="160" rx="6" fill="${main}"/><path d="M-126-110H40L-60 50h-66z" fill="${light}" opacity=".45"/>
  <rect x="-104" y="-86" width="92" height="12" rx="6" fill="#fff"/><rect x="-104" y="-62" width="132" height="9" rx="4" fill="#fff" opacity=".6"/><rect x="-104" y="-44" width="110" height="9" rx="4" fill="#fff" opacity=".6"/><rect x="50" y="-86" width="58" height="58" rx="8" fill="${second}"/><path d="M-104 8h26v28h-26zM-66-10h26v46h-26zM-28 0h26v36h-26zM10-20h26v56H10z" fill="#fff" opacity=".85"/>
  <path d="M-172 70H172l-10 46q-4 16-20 16H-142q-16 0-20-16z" fill="#C9D3D2"/><path d="M-172 70H172l-3 14H-169z" fill="#EEF2F1"/>${grid(11, 2, (column, row) => `<rect x="${column * 24 - 130}" y="${row * 16 + 90}" width="18" height="10" rx="2" fill="#8CA09E"/>`)}<path d="M-152 142H152" stroke="${dark}" stroke-width="8" stroke-linecap="round" opacity=".35"/>`;

/** A window air conditioner. */
const cooler: DrawObject = ({ main, dark, second }) => `
  <path d="M-168-120H168V150H-168z" fill="#fff"/><path d="M-152-104H152V0H-152z" fill="#CFE6E8"/><path d="M-152-104H40L-60 0h-92z" fill="#fff" opacity=".5"/><path d="M0-104V0" stroke="#fff" stroke-width="10"/>
  <rect x="-146" y="2" width="292" height="132" rx="14" fill="#E4E9E7"/><rect x="-130" y="18" width="180" height="100" rx="8" fill="#B7C4C1"/>${times(7, (index) => `<path d="M-122 ${index * 13 + 30}H42" stroke="#F3F6F5" stroke-width="6"/>`)}<rect x="66" y="18" width="66" height="34" rx="6" fill="${dark}"/><path d="M80 36h12M100 36h18" stroke="${second}" stroke-width="6" stroke-linecap="round"/><circle cx="84" cy="86" r="16" fill="${main}"/><circle cx="118" cy="86" r="12" fill="#8CA09E"/>`;

/** A camera on a strap. */
const camera: DrawObject = ({ main, dark, light, second }) => `
  <path d="M-140-40Q-170-150 0-150T140-40" fill="none" stroke="${dark}" stroke-width="15"/><path d="M-60-66l22-36H38l22 36z" fill="#33484A"/><rect x="-168" y="-72" width="336" height="210" rx="26" fill="#22302F"/><path d="M-168-4H168v84H-168z" fill="${main}"/><path d="M-168-4h70v84h-70z" fill="${light}" opacity=".4"/><rect x="-140" y="-54" width="54" height="28" rx="8" fill="#FFF0BE"/><rect x="96" y="-92" width="50" height="22" rx="8" fill="${second}"/>
  <circle cy="36" r="92" fill="#1A2625"/><circle cy="36" r="78" fill="#C9D3D2"/><circle cy="36" r="66" fill="#22302F"/><circle cy="36" r="46" fill="#2F6690"/><circle cy="36" r="24" fill="#12324A"/><path d="M-32 14q10-20 34-24" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" opacity=".8"/><circle cx="18" cy="56" r="8" fill="#fff" opacity=".5"/>`;

/** A toolbox with its tools. */
const tools: DrawObject = ({ main, dark, light, second }) => `
  <path d="M-96-20L-120-140q-4-20 16-22l34-4 4 30-24 6 20 110z" fill="#B7C4C1"/><rect x="-20" y="-150" width="22" height="140" rx="8" fill="#A8713D"/><path d="M-60-164h92q20 0 22 30H-40q-8-20-20-20z" fill="#6A807E"/><path d="M70-20V-110l14-40 14 40v90z" fill="#D5DDDB"/><rect x="66" y="-70" width="36" height="60" rx="10" fill="${second}"/><path d="M120-10V-96q0-14 12-14t12 14V-10z" fill="#E8A02E"/>
  <path d="M-60-10v-30q0-20 20-20H40q20 0 20 20v30" fill="none" stroke="${dark}" stroke-width="17"/><path d="M-168-10H168v50H-168z" fill="${light}"/><path d="M-168 30H168l-10 120H-158z" fill="${main}"/><path d="M-168 30H168l-2 18H-166z" fill="${dark}"/><rect x="-44" y="14" width="88" height="46" rx="8" fill="#E9B848"/><rect x="-14" y="28" width="28" height="18" rx="4" fill="#8F5A1E"/><path d="M-140 76h60M80 76h60" stroke="${light}" stroke-width="10" stroke-linecap="round"/>`;

/** Still-life objects: vehicles and devices. */
export const MACHINES = { car, truck, tires, phone, tablet, laptop, cooler, camera, tools };
