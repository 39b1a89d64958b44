import { times } from '../scenes/shapes.ts';
import type { DrawObject } from './paint.ts';

const hanger = `<path d="M0-128v-14q0-16 16-16t16 14" fill="none" stroke="#8CA09E" stroke-width="7" stroke-linecap="round"/><path d="M-104-92L0-132L104-92" fill="none" stroke="#8A5A2E" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`;

const stitches = (fill: string) =>
  times(
    7,
    (index) =>
      `<path d="M0 ${index * 24 - 66}l11 11-11 11-11-11z" fill="${fill}"/><path d="M-18 ${index * 24 - 55}h6M12 ${index * 24 - 55}h6" stroke="${fill}" stroke-width="5"/>`,
  );

/** A thobe with embroidery on its chest, hem and sleeves. */
const thobe: DrawObject = ({ main, dark, light, second }) => `${hanger}
  <path d="M-50-112Q0-76 50-112L96-92L164 28L116 54L86 2L104 150H-104L-86 2L-116 54L-164 28L-96-92z" fill="${main}"/>
  <path d="M-50-112L-96-92L-164 28L-116 54L-86 2L-104 150H-60Q-40 10-66-88z" fill="${dark}" opacity=".55"/><path d="M50 30Q66 90 62 150M-26 60Q-34 110-30 150M24 70V150" stroke="${dark}" stroke-width="4" fill="none" opacity=".5"/>
  <path d="M-46-108Q0-72 46-108L40 106H-40z" fill="${light}" opacity=".28"/><path d="M-44-104Q0-66 44-104" fill="none" stroke="${second}" stroke-width="9"/>${stitches(second)}
  <path d="M-104 128H104" stroke="${second}" stroke-width="7"/><path d="M-102 140H102" stroke="${second}" stroke-width="5" stroke-dasharray="9 9"/>
  <path d="M-158 22l48 26M158 22l-48 26" stroke="${second}" stroke-width="8"/>`;

/** A long coat with two rows of buttons. */
const coat: DrawObject = ({ main, dark, light, second }) => `${hanger}
  <path d="M-40-116L40-116L92-94L142 78L98 90L84 20L96 150H-96L-84 20L-98 90L-142 78L-92-94z" fill="${main}"/><path d="M-40-116L-92-94L-142 78L-98 90L-84 20L-96 150H-50Q-30 20-40-116z" fill="${dark}" opacity=".5"/>
  <path d="M-44-116L0-20L-18 150M0-20L44-116" fill="none" stroke="${dark}" stroke-width="6"/><path d="M-44-118L0-20L-66-48L-74-92zM44-118L0-20L66-48L74-92z" fill="${light}"/>
  ${times(3, (index) => `<circle cx="14" cy="${index * 36 + 12}" r="8" fill="${second}"/><circle cx="52" cy="${index * 36 + 12}" r="8" fill="${second}"/>`)}
  <path d="M36 112h46M-80 112h46" stroke="${dark}" stroke-width="9" stroke-linecap="round"/>`;

/** A gown for a wedding, with its veil. */
const gown: DrawObject = ({ light, second }) => `${hanger}
  <path d="M-34-110Q-150-20-160 150H-96Q-70 0-34-110z" fill="#fff" opacity=".55"/><path d="M34-110Q150-20 160 150H96Q70 0 34-110z" fill="#fff" opacity=".55"/>
  <path d="M-52-112Q-34-60 0-78Q34-60 52-112L62-20Q120 60 140 150H-140Q-120 60-62-20z" fill="#FFFBF2"/><path d="M-52-112L-62-20Q-120 60-140 150H-70Q-30 30-36-80z" fill="#E9DFCB"/>
  <path d="M-62-22Q0 8 62-22" stroke="${second}" stroke-width="10" fill="none"/><path d="M-20 10Q-40 90-44 150M20 10Q40 90 44 150M0 12V150M60 20Q90 90 100 150" stroke="#DCD0B6" stroke-width="4" fill="none"/>
  ${times(14, (index) => `<circle cx="${index * 19 - 124}" cy="${140 - (index % 3) * 16}" r="5" fill="${index % 2 ? second : light}"/>`)}${times(5, (index) => `<circle cx="${index * 18 - 36}" cy="${-46 - Math.abs(index - 2) * 7}" r="4.5" fill="${second}"/>`)}`;

/** A necklace of gold on a bust, with earrings beside it. */
const necklace: DrawObject = ({ main, dark, light }) => `
  <path d="M-42-150h84q-6 50 16 74q84 24 92 120q2 60-60 106H-90q-62-46-60-106q8-96 92-120q22-24 16-74z" fill="${main}"/><path d="M-42-150h30q-10 70 0 90q-80 40-60 210h-18q-62-46-60-106q8-96 92-120q22-24 16-74z" fill="${light}" opacity=".45"/><path d="M42-150q-6 50 16 74q84 24 92 120q2 60-60 106H40q60-120 2-300z" fill="${dark}" opacity=".4"/>
  <path d="M-66-64Q-40 62 0 66Q40 62 66-64" fill="none" stroke="#B47F1D" stroke-width="13"/><path d="M-66-64Q-40 58 0 62Q40 58 66-64" fill="none" stroke="#F2C453" stroke-width="9" stroke-dasharray="13 4"/>
  ${times(7, (index) => {
    const x = (index - 3) * 19;
    const y = 56 - Math.abs(index - 3) * 15;
    return `<path d="M${x} ${y}l13 20-13 20-13-20z" fill="#E0A836"/><circle cx="${x}" cy="${y + 20}" r="6" fill="#FBE9AE"/>`;
  })}
  <circle cy="112" r="19" fill="#E0A836"/><circle cy="112" r="10" fill="#B5301F"/><circle cx="-3" cy="109" r="3" fill="#F6C3B8"/>`;

/** A bracelet of gold links, lying. */
const bracelet: DrawObject = ({ main, light }) => `
  <path d="M-160 96q160-46 320 0v34q-160 46-320 0z" fill="${main}"/><path d="M-160 96q160-46 320 0q-160 46-320 0z" fill="${light}"/>
  <ellipse cy="10" rx="128" ry="92" fill="none" stroke="#A9741A" stroke-width="40"/><ellipse cy="2" rx="128" ry="92" fill="none" stroke="#E9B848" stroke-width="36"/><ellipse cy="-4" rx="128" ry="92" fill="none" stroke="#FBE09A" stroke-width="7"/>
  ${times(16, (index) => {
    const turn = (index * Math.PI) / 8;
    const [x, y] = [Math.round(Math.cos(turn) * 128), Math.round(Math.sin(turn) * 92 + 2)];
    return `<circle cx="${x}" cy="${y}" r="13" fill="#C98F25"/><circle cx="${x - 2}" cy="${y - 3}" r="8" fill="#F7D477"/>`;
  })}<path d="M-20-116h40v26h-40z" fill="#C98F25"/><path d="M86-124l7 17 17 7-17 7-7 17-7-17-17-7 17-7z" fill="#fff"/>`;

/** A wristwatch. */
const watch: DrawObject = ({ main, dark, light, second }) => `
  <path d="M-54-160H54L64-70H-64zM-64 70H64L54 160H-54z" fill="${dark}"/><path d="M-54-160h34l-4 90h-40zM-64 70h40l4 90h-34z" fill="${main}"/><path d="M-40 96H40M-38 124H38M-40-100H40M-38-130H38" stroke="${light}" stroke-width="5" opacity=".6"/>
  <rect x="100" y="-18" width="26" height="36" rx="8" fill="#93A6A3"/><circle r="112" fill="#93A6A3"/><circle r="108" fill="#D5DDDB"/><circle r="92" fill="#FFFDF6"/><path d="M-76-52A92 92 0 0 1 40-83L-56 73A92 92 0 0 1-76-52z" fill="#fff"/>
  ${times(12, (index) => `<rect x="-4" y="-84" width="8" height="${index % 3 ? 12 : 20}" rx="3" fill="${dark}" transform="rotate(${index * 30})"/>`)}
  <path d="M0 8V-46" stroke="${dark}" stroke-width="10" stroke-linecap="round" transform="rotate(-58)"/><path d="M0 12V-66" stroke="${dark}" stroke-width="7" stroke-linecap="round" transform="rotate(52)"/><path d="M0 22V-72" stroke="${second}" stroke-width="3" transform="rotate(170)"/><circle r="9" fill="${second}"/>`;

/** A satchel of leather with a tooled flap. */
const satchel: DrawObject = ({ main, dark, light, second }) => `
  <path d="M-104-40Q-110-160 0-160T104-40" fill="none" stroke="${dark}" stroke-width="17"/><rect x="-150" y="-56" width="300" height="206" rx="28" fill="${dark}"/><rect x="-150" y="-56" width="300" height="196" rx="28" fill="${main}"/><path d="M-150-28q0-28 28-28h40q-24 100-8 196h-32q-28 0-28-28z" fill="${light}" opacity=".55"/>
  <path d="M-150-34q0-26 28-26H122q28 0 28 26v50q0 66-150 74q-150-8-150-74z" fill="${main}"/><path d="M-138-30V14q0 54 138 62q138-8 138-62V-30" fill="none" stroke="${second}" stroke-width="5" stroke-dasharray="10 7"/>
  <path d="M0-34l12 29 29-12-12 29 29 12-29 12 12 29-29-12-12 9-12-9-29 12 12-29-29-12 29-12-12-29 29 12z" fill="${second}"/><circle cy="22" r="15" fill="${dark}"/>
  <rect x="-17" y="68" width="34" height="40" rx="7" fill="#E9B848"/><circle cy="86" r="6" fill="#8F5A1E"/>`;

/** A bottle of perfume with its stopper. */
const perfume: DrawObject = ({ main, dark, light, second }) => `
  <path d="M-26-150l26-20 26 20-6 52h-40z" fill="${second}"/><path d="M-26-150l26-20v72h-20z" fill="#fff" opacity=".35"/><rect x="-34" y="-98" width="68" height="28" rx="6" fill="#E0B04A"/><path d="M-34-90h68" stroke="#F8DF9C" stroke-width="6"/>
  <path d="M-46-70H46q66 30 66 110v74q0 36-40 36H-72q-40 0-40-36V40q0-80 66-110z" fill="${light}" opacity=".75"/><path d="M-104 30H104v82q0 30-34 30H-70q-34 0-34-30z" fill="${main}"/><path d="M40 30h64v82q0 30-34 30H20q26-60 20-112z" fill="${dark}" opacity=".6"/>
  <path d="M-84-8q14-32 38-42" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" opacity=".8"/><rect x="-54" y="46" width="108" height="72" rx="6" fill="#FFFBF0"/><path d="M0 56l7 17 17 7-17 7-7 17-7-17-17-7 17-7z" fill="${second}"/><path d="M-40 108h80" stroke="${dark}" stroke-width="4"/>`;

/** Still-life objects: clothing and jewelry. */
export const WEAR = { thobe, coat, gown, necklace, bracelet, watch, satchel, perfume };
