import { grid, times } from '../scenes/shapes.ts';
import type { DrawObject } from './paint.ts';

/** A sofa with two cushions. */
const sofa: DrawObject = ({ main, dark, light, second }) => `
  <path d="M-138-70q0-30 30-30H108q30 0 30 30V40H-138z" fill="${main}"/><path d="M-138-70q0-30 30-30h60q-20 70-10 140h-80z" fill="${light}" opacity=".6"/><path d="M0-100V20" stroke="${dark}" stroke-width="6"/>
  <rect x="-104" y="-52" width="78" height="76" rx="14" fill="${second}" transform="rotate(-7 -64 -14)"/><path d="M-94-40l56 54M-42-46l-48 60" stroke="#fff" stroke-width="5" opacity=".5"/><rect x="34" y="-48" width="70" height="68" rx="14" fill="#FBF3E1" transform="rotate(8 70 -14)"/>
  <rect x="-136" y="16" width="272" height="52" rx="18" fill="${light}"/><path d="M0 20v44" stroke="${dark}" stroke-width="5"/><rect x="-140" y="62" width="280" height="54" rx="14" fill="${dark}"/>
  <rect x="-170" y="-26" width="58" height="144" rx="26" fill="${main}"/><rect x="112" y="-26" width="58" height="144" rx="26" fill="${main}"/><path d="M-158 4q4-18 20-20M124 4q4-18 20-20" stroke="${light}" stroke-width="8" stroke-linecap="round" fill="none"/>
  <path d="M-140 118h20l-6 32h-8zM120 118h20l-6 32h-8z" fill="#6F430B"/>`;

/** A majlis: seats on the floor, backrests, and a tray. */
const majlis: DrawObject = ({ main, dark, light, second }) => `
  ${times(4, (index) => `<rect x="${index * 84 - 168}" y="-76" width="80" height="110" rx="16" fill="${main}"/><path d="M${index * 84 - 156}-62q12-10 30-10" stroke="${light}" stroke-width="7" stroke-linecap="round" fill="none"/><path d="M${index * 84 - 128}-50l18 32-18 32-18-32z" fill="${second}"/>`)}
  <rect x="-170" y="22" width="340" height="58" rx="18" fill="${dark}"/><path d="M-162 34H162" stroke="${second}" stroke-width="8" stroke-dasharray="18 9"/><path d="M-162 64H162" stroke="${light}" stroke-width="5"/>
  ${times(3, (index) => `<rect x="${index * 120 - 142}" y="-10" width="44" height="50" rx="12" fill="#FBF3E1"/><path d="M${index * 120 - 134}-2l28 34" stroke="${second}" stroke-width="6"/>`)}
  <path d="M-170 96H170l-24 54H-146z" fill="${second}" opacity=".35"/><ellipse cy="120" rx="96" ry="24" fill="#A9741A"/><ellipse cy="114" rx="96" ry="24" fill="#E6BC5C"/><ellipse cy="112" rx="78" ry="17" fill="#F7DD93"/><path d="M-20 70q20-30 40 0l6 40h-52z" fill="#DDA63C"/><path d="M18 84q26-4 24 20" fill="none" stroke="#A9741A" stroke-width="7"/><path d="M-66 96h26l-4 20h-18zM44 98h26l-4 20H48z" fill="#fff"/>`;

/** A dining table with chairs and a bowl of fruit. */
const table: DrawObject = ({ main, dark, light }) => `
  ${times(3, (index) => `<path d="M${index * 96 - 128}-76h64v84h-64z" fill="#8A5A2E"/><path d="M${index * 96 - 116}-64h40v56h-40z" fill="#B9834B"/><path d="M${index * 96 - 96}-64v60" stroke="#8A5A2E" stroke-width="7"/>`)}
  <path d="M-150-8H150l22 34H-172z" fill="#D9A669"/><path d="M-172 26H172v22H-172z" fill="#A8713D"/><path d="M-140 48h22v102h-22zM118 48h22v102h-22z" fill="#8A5A2E"/>
  <path d="M-50 150V70q0-14 14-14h72q14 0 14 14v80H38v-34H-38v34z" fill="#6F430B"/><rect x="-50" y="88" width="100" height="24" rx="8" fill="${main}"/>
  <circle cx="-24" cy="-34" r="20" fill="#D9822B"/><circle cx="22" cy="-36" r="21" fill="#C8372D"/><circle cy="-46" r="20" fill="#8DA04A"/><path d="M-66-34H66q-6 44-66 44t-66-44z" fill="${main}"/><path d="M-66-34h40q-2 30 16 43q-50-4-56-43z" fill="${light}"/><path d="M-58-14q58 20 116 0" stroke="${dark}" stroke-width="5" fill="none"/>`;

/** A bed with a headboard, two pillows and a throw. */
const bed: DrawObject = ({ main, dark, light, second }) => `
  <rect x="-160" y="-110" width="320" height="150" rx="26" fill="#A8713D"/><rect x="-144" y="-94" width="288" height="110" rx="18" fill="#C08E52"/><path d="M-72-94V16M0-94V16M72-94V16" stroke="#A8713D" stroke-width="6"/>
  <rect x="-170" y="26" width="340" height="92" rx="22" fill="#FFFBF2"/><rect x="-132" y="-26" width="112" height="66" rx="22" fill="#fff"/><rect x="20" y="-26" width="112" height="66" rx="22" fill="#fff"/><path d="M-120 28q46 12 88 0M32 28q46 12 88 0" stroke="#E4DCC9" stroke-width="6" fill="none" stroke-linecap="round"/>
  <path d="M-172 52q172-34 344 0v60q0 16-16 16H-156q-16 0-16-16z" fill="${main}"/><path d="M-172 52q172-34 344 0v20q-172-34-344 0z" fill="${light}"/><path d="M40 34q60 4 96 12v82H60z" fill="${second}"/><path d="M52 44l16 84M84 42l10 86M112 48l6 80" stroke="#fff" stroke-width="4" opacity=".5"/><path d="M-156 128h24v22h-24zM132 128h24v22h-24z" fill="${dark}"/>`;

/** A rug, half unrolled. */
const rug: DrawObject = ({ main, dark, light, second }) => `
  <path d="M-170 130L-110-70H150L170 130z" fill="${dark}"/><path d="M-152 116L-98-58H138L154 116z" fill="${main}"/><path d="M-132 102L-86-44H126L138 102z" fill="none" stroke="${second}" stroke-width="8"/>
  ${grid(3, 2, (column, row) => {
    const [x, y] = [column * 74 - 68 + (1 - row) * 4, row * 64 - 4];
    return `<path d="M${x} ${y - 28}l32 28-32 28-32-28z" fill="${light}"/><path d="M${x} ${y - 17}l19 17-19 17-19-17z" fill="#FBF3E1"/><circle cx="${x}" cy="${y}" r="6" fill="${second}"/>`;
  })}
  ${times(17, (index) => `<path d="M${index * 20.4 - 163} 130v18" stroke="#FBF3E1" stroke-width="5" stroke-linecap="round"/>`)}
  <path d="M-124-104H158q22 0 22 24t-22 24H-124z" fill="${dark}"/><path d="M-124-104H158" stroke="${light}" stroke-width="8"/><circle cx="-124" cy="-80" r="24" fill="${second}"/><path d="M-124-94a14 14 0 1 1-14 14a9 9 0 1 1 9 9" fill="none" stroke="${dark}" stroke-width="5"/>`;

/** A lantern of pierced brass, lit. */
const lantern: DrawObject = ({ main, second }) => `
  <circle cy="20" r="150" fill="#FFE7A8" opacity=".45"/><path d="M0-168v26" stroke="#8A5A2E" stroke-width="8"/><circle cy="-142" r="14" fill="none" stroke="#B47F1D" stroke-width="8"/>
  <path d="M-60-62Q-50-120 0-128Q50-120 60-62z" fill="#C98F25"/><path d="M-60-62Q-50-120 0-128Q-26-100-26-62z" fill="#F0C45A"/><path d="M-74-62H74l18 24H-92z" fill="#A9741A"/>
  <path d="M-84-38H84l-22 140H-62z" fill="#FFD877"/><path d="M-84-38H-28L-22 102H-62zM28-38H84L62 102H22z" fill="${main}" opacity=".8"/><path d="M-28-38L-22 102M28-38L22 102M-84-38l22 140M84-38L62 102" stroke="#A9741A" stroke-width="8"/>
  <path d="M0-14l11 26 26 11-26 11-11 26-11-26-26-11 26-11z" fill="${second}"/><circle cx="-54" cy="10" r="10" fill="#FFE7A8"/><circle cx="54" cy="10" r="10" fill="#FFE7A8"/><circle cx="-48" cy="58" r="8" fill="#FFE7A8"/><circle cx="48" cy="58" r="8" fill="#FFE7A8"/>
  <path d="M-72 102H72l-14 26H-58z" fill="#C98F25"/><path d="M-40 128H40l10 22H-50z" fill="#A9741A"/>`;

/** A chest with star inlay. */
const chest: DrawObject = ({ main, second }) => `
  <path d="M-164-40q0-66 54-66H110q54 0 54 66z" fill="#8A4B22"/><path d="M-150-46q4-46 44-46H106q40 0 44 46z" fill="#A9632F"/><path d="M-150-62H150" stroke="${second}" stroke-width="7" stroke-dasharray="14 9"/>
  <rect x="-164" y="-40" width="328" height="168" rx="8" fill="#6F3A18"/><rect x="-148" y="-20" width="296" height="130" rx="4" fill="#8A4B22"/>
  ${grid(3, 1, (column) => `<g transform="translate(${column * 96 - 96} 46)"><rect x="-42" y="-50" width="84" height="100" fill="#5A2C10"/><path d="M0-40l11 29 29-11-11 22 11 22-29-11-11 29-11-29-29 11 11-22-11-22 29 11z" fill="#FBEFD2"/><path d="M0-18l18 18-18 18-18-18z" fill="${main}"/></g>`)}
  <rect x="-22" y="-58" width="44" height="46" rx="6" fill="#E0A030"/><circle cy="-36" r="6" fill="#5A2C10"/><path d="M-164-40H164" stroke="#4A2008" stroke-width="6"/><path d="M-150 128h36v22h-36zM114 128h36v22h-36z" fill="#4A2008"/>`;

/** A bunch of flowers in a vase. */
const flowers: DrawObject = ({ main, dark, light, second }) => {
  const bloom = (x: number, y: number, r: number, fill: string, heart: string) =>
    `${times(6, (index) => `<ellipse cx="${x}" cy="${y - r * 0.66}" rx="${r * 0.42}" ry="${r * 0.58}" fill="${fill}" transform="rotate(${index * 60} ${x} ${y})"/>`)}<circle cx="${x}" cy="${y}" r="${r * 0.34}" fill="${heart}"/>`;
  return `<path d="M-30 40Q-70-20-104-50M0 40V-70M30 40Q70-20 108-42M-14 40Q-40-40-56-108M14 40Q40-40 62-112" fill="none" stroke="#4E8A42" stroke-width="8"/>
    <path d="M-60-10q-50-6-70 30q44 12 70-30zM64 0q46-12 76 20q-40 20-76-20zM-6-20q-30-30-18-60q26 20 18 60z" fill="#5B9A4C"/>
    ${bloom(-104, -54, 44, '#E8776B', '#F7DD93')}${bloom(108, -46, 42, '#F0B64C', '#8A4B22')}${bloom(-54, -112, 40, '#F5C8C0', '#C8372D')}${bloom(62, -116, 42, '#FFFBF2', '#E0A030')}${bloom(0, -62, 52, '#C8372D', '#F7DD93')}
    <path d="M-62 30H62q-6 34 16 64q20 34-16 56H-62q-36-22-16-56q22-30 16-64z" fill="${main}"/><path d="M-62 30h36q-6 40-2 66q4 40-10 54h-24q-36-22-16-56q22-30 16-64z" fill="${light}" opacity=".7"/><path d="M-70 92q70 22 140 0" stroke="${second}" stroke-width="8" fill="none"/><ellipse cy="30" rx="62" ry="11" fill="${dark}"/>`;
};

/** A house with a stoop, in its row. */
const house: DrawObject = ({ main, dark, light, second }) => `
  <path d="M-130-96H130v246H-130z" fill="${main}"/><path d="M-130-96h60V150h-60z" fill="${light}" opacity=".35"/><path d="M-146-118H146v26H-146z" fill="${dark}"/><path d="M-138-132H138v14H-138z" fill="${light}"/>
  ${times(9, (index) => `<rect x="${index * 30 - 130}" y="-92" width="12" height="12" fill="${dark}"/>`)}
  ${grid(3, 2, (column, row) => {
    const [x, y] = [column * 82 - 108, row * 92 - 64];
    return row && column === 1
      ? ''
      : `<rect x="${x - 6}" y="${y - 8}" width="64" height="74" rx="4" fill="#FBF3E1"/><rect x="${x}" y="${y}" width="52" height="60" fill="${(column + row) % 2 ? '#FFE2A0' : '#35595B'}"/><path d="M${x + 26} ${y}v60M${x} ${y + 28}h52" stroke="#FBF3E1" stroke-width="5"/><rect x="${x - 12}" y="${y + 62}" width="76" height="9" fill="#FBF3E1"/>`;
  })}
  <path d="M-36 150V50Q-36 14 0 8Q36 14 36 50V150z" fill="#FBF3E1"/><path d="M-26 150V52Q-26 24 0 20Q26 24 26 52V150z" fill="${second}"/><path d="M-26 56H26" stroke="#fff" stroke-width="5" opacity=".7"/><circle cx="16" cy="98" r="4" fill="#fff"/>
  <path d="M-48 120H48v12H-48zM-58 134H58v16H-58z" fill="#CFC6B2"/><circle cx="-100" cy="128" r="24" fill="#4E8A42"/><circle cx="-126" cy="134" r="17" fill="#6BA354"/><circle cx="100" cy="128" r="24" fill="#4E8A42"/>`;

/** A key with its tag. */
const keys: DrawObject = ({ main, light, second }) => `
  <path d="M-40-88A70 70 0 1 0 30-10L112 72l-14 20 26 4 2 26 26-4 10 22 8-46L60-30A70 70 0 0 0-40-88z" fill="#C98F25"/><path d="M-44-92A70 70 0 1 0 26-14L150 110l18-10L56-34A70 70 0 0 0-44-92z" fill="#F0C45A"/><circle cx="-46" cy="-30" r="30" fill="#FFFBF2"/><circle cx="-46" cy="-30" r="30" fill="none" stroke="#A9741A" stroke-width="6"/>
  <path d="M-60-14Q-130 20-112 60" fill="none" stroke="#8CA09E" stroke-width="7"/><path d="M-150 62l40-30 46 34v76q0 8-8 8h-70q-8 0-8-8z" fill="${main}"/><path d="M-150 62l40-30 10 8v110h-42q-8 0-8-8z" fill="${light}" opacity=".6"/><circle cx="-108" cy="62" r="9" fill="#FFFBF2"/><path d="M-132 112l24-22 24 22v24h-48z" fill="${second}"/>`;

/** Still-life objects: home and furniture. */
export const HOME = { sofa, majlis, table, bed, rug, lantern, chest, flowers, house, keys };
