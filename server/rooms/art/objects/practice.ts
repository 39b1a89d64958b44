import { letterOutline } from '../letter-outlines.ts';
import { grid, times } from '../scenes/shapes.ts';
import type { DrawObject } from './paint.ts';

const letter = (sign: string, x: number, y: number, scale: number, fill: string) =>
  `<path d="${letterOutline(sign) ?? ''}" fill="${fill}" transform="translate(${x} ${y})scale(${scale})"/>`;

/** A doctor's bag and a stethoscope. */
const doctor: DrawObject = ({ main, dark, light }) => `
  <path d="M-56-50v-30q0-26 26-26H30q26 0 26 26v30" fill="none" stroke="${dark}" stroke-width="17"/><rect x="-160" y="-54" width="320" height="200" rx="34" fill="${main}"/><path d="M-160-20q0-34 34-34h50q-30 100-10 200h-40q-34 0-34-34z" fill="${light}" opacity=".5"/><path d="M-160 10H160v18H-160z" fill="${dark}"/>
  <circle cy="52" r="62" fill="#FFFDF6"/><path d="M-15 12h30v26h26v28H15v26h-30V66h-26V38h26z" fill="#0F6F69"/>
  <path d="M-150-120q-20 110 60 130t70-130" fill="none" stroke="#263E3F" stroke-width="11" stroke-linecap="round"/><path d="M-86 10q4 120 100 120t124-60" fill="none" stroke="#263E3F" stroke-width="11"/><circle cx="140" cy="62" r="27" fill="#C9D3D2"/><circle cx="140" cy="62" r="14" fill="#8CA09E"/><circle cx="-151" cy="-126" r="11" fill="#8CA09E"/><circle cx="-19" cy="-126" r="11" fill="#8CA09E"/>`;

/** A tooth and a brush. */
const tooth: DrawObject = ({ main, light, second }) => `
  <path d="M-70-130q-74 0-66 92q4 46 26 78q12 20 18 66q6 44 30 44q26 0 30-56q4-44 22-44t22 44q4 56 30 56q24 0 30-44q6-46 18-66q22-32 26-78q8-92-66-92q-24 0-60 16q-36-16-60-16z" fill="#FFFDF8"/><path d="M-70-130q-74 0-66 92q4 46 26 78q12 20 18 66q6 44 30 44q-10-60-14-96q-40-60-34-120q4-50 60-60q-10-4-20-4z" fill="#DDE8E6"/><path d="M60-100q34 4 34 48" stroke="#fff" stroke-width="15" stroke-linecap="round" fill="none"/><path d="M-40-84q50 26 100-6" stroke="#DDE8E6" stroke-width="8" stroke-linecap="round" fill="none"/>
  <g transform="translate(-34 6)rotate(30 90 60)scale(.86)"><rect x="64" y="-130" width="30" height="280" rx="15" fill="${main}"/><rect x="70" y="-40" width="8" height="170" rx="4" fill="${light}"/>${times(5, (index) => `<rect x="94" y="${index * 19 - 124}" width="42" height="14" rx="5" fill="${index % 2 ? second : '#fff'}"/>`)}</g><path d="M-130-150l7 17 17 7-17 7-7 17-7-17-17-7 17-7z" fill="${second}"/>`;

/** A mortar, a bottle of pills and a green cross. */
const pharmacy: DrawObject = ({ main, dark, light, second }) => `
  <rect x="-150" y="-70" width="130" height="220" rx="20" fill="#E8862B"/><path d="M-150-50q0-20 20-20h24v220h-24q-20 0-20-20z" fill="#F5AE60"/><rect x="-160" y="-112" width="150" height="50" rx="12" fill="#FFFDF6"/><path d="M-140-104v34M-112-104v34M-84-104v34M-56-104v34M-30-104v34" stroke="#DDD6C6" stroke-width="6"/><rect x="-150" y="-20" width="130" height="110" fill="#FFFDF6"/><path d="M-100 4h30v20h20v28h-20v20h-30V52h-20V24h20z" fill="#2E8B57"/>
  <path d="M64 30L128-120l28 14L100 40z" fill="#D5DDDB"/><path d="M6 26H164q0 70-44 96l14 28H36l14-28Q6 96 6 26z" fill="${main}"/><path d="M6 26h50q0 60 30 96l-8 28H36l14-28Q6 96 6 26z" fill="${light}" opacity=".7"/><ellipse cx="85" cy="26" rx="79" ry="17" fill="${dark}"/><path d="M30 26q30-20 60-6" stroke="#8DBF5A" stroke-width="10" fill="none" stroke-linecap="round"/>
  <rect x="-16" y="126" width="52" height="24" rx="12" fill="${second}"/><path d="M10 126h14q12 0 12 12t-12 12H10z" fill="#FFFDF6"/>`;

/** Scales and a book of law. */
const scales: DrawObject = ({ main, dark, second }) => `
  <path d="M-8-120h16V90H-8z" fill="#C98F25"/><circle cy="-130" r="19" fill="#F0C45A"/><path d="M-126-94Q0-126 126-94" fill="none" stroke="#E0A836" stroke-width="13" stroke-linecap="round"/><path d="M-126-94L-164 10M-126-94L-86 10M126-94L88 10M126-94L166 10" stroke="#A9741A" stroke-width="5"/><path d="M-170 10h90q-4 40-45 40t-45-40zM82 10h90q-4 40-45 40t-45-40z" fill="#F0C45A"/><path d="M-170 10h90l-4 12h-82zM82 10h90l-4 12H86z" fill="#C98F25"/>
  <path d="M-130 92H120q16 0 16 16v26q0 16-16 16H-130z" fill="${main}"/><path d="M-120 100H122q8 0 8 8v24q0 8-8 8H-120z" fill="#FFFDF6"/><path d="M-116 112H128M-116 124H128" stroke="#DDD6C6" stroke-width="4"/><path d="M-130 92q-24 29 0 58z" fill="${dark}"/><path d="M40 92h26v58l-13-12-13 12z" fill="${second}"/>`;

/** A passport with a ticket in it. */
const passport: DrawObject = ({ main, dark, light }) => `
  <g transform="rotate(10)"><rect x="-60" y="-150" width="190" height="120" rx="10" fill="#FFFDF6"/><path d="M-60-128H130v24H-60z" fill="#E58F3A"/><path d="M-40-84h60M-40-66h40M56-84h50" stroke="#8CA09E" stroke-width="8" stroke-linecap="round"/></g>
  <g transform="rotate(-6)"><rect x="-116" y="-116" width="232" height="266" rx="22" fill="${dark}"/><rect x="-116" y="-116" width="226" height="266" rx="22" fill="${main}"/><path d="M-116-94q0-22 22-22h40q-20 140 0 266h-40q-22 0-22-22z" fill="${light}" opacity=".4"/>
  <circle cy="-10" r="62" fill="none" stroke="#F5C765" stroke-width="8"/><ellipse cy="-10" rx="28" ry="62" fill="none" stroke="#F5C765" stroke-width="6"/><path d="M-62-10H62M-52-44H52M-52 24H52" stroke="#F5C765" stroke-width="6"/><path d="M-60 92H60M-40 116H40" stroke="#F5C765" stroke-width="10" stroke-linecap="round"/></g>`;

/** A calculator, a form and coins. */
const taxes: DrawObject = ({ main, dark, light, second }) => `
  <g transform="rotate(-7)"><rect x="-160" y="-140" width="180" height="260" rx="8" fill="#FFFDF6"/><path d="M-136-106h80M-136-76h130M-136-50h130M-136-24h100M-136 10h130M-136 36h130M-136 62h90" stroke="#C9D3D2" stroke-width="10" stroke-linecap="round"/><path d="M-136 88l18 14 30-34" fill="none" stroke="#0F6F69" stroke-width="10" stroke-linecap="round"/></g>
  <rect x="-20" y="-90" width="180" height="240" rx="22" fill="${dark}"/><rect x="-20" y="-90" width="172" height="240" rx="22" fill="${main}"/><path d="M-20-68q0-22 22-22h34v240H2q-22 0-22-22z" fill="${light}" opacity=".4"/><rect x="0" y="-68" width="132" height="50" rx="8" fill="#DCEBD9"/><path d="M66-54v24M82-54v24M98-54v24M114-54v24" stroke="#263E3F" stroke-width="7"/>${grid(4, 4, (column, row) => `<rect x="${column * 34 + 2}" y="${row * 36 + 0}" width="26" height="28" rx="7" fill="${column === 3 ? second : '#FFFDF6'}"/>`)}
  <ellipse cx="-100" cy="138" rx="46" ry="14" fill="#A9741A"/><ellipse cx="-100" cy="128" rx="46" ry="14" fill="#F0C45A"/><ellipse cx="-96" cy="116" rx="46" ry="14" fill="#A9741A"/><ellipse cx="-96" cy="106" rx="46" ry="14" fill="#F7D983"/>`;

/** Two speech bubbles, one for each script. */
const translation: DrawObject = ({ main, dark, light, second }) => `
  <path d="M-168-110q0-34 34-34H30q34 0 34 34v84q0 34-34 34H-70l-54 46v-46h-10q-34 0-34-34z" fill="${main}"/><path d="M-168-110q0-34 34-34h40q-30 80-20 152h-20q-34 0-34-34z" fill="${light}" opacity=".5"/>${letter('A', -52, -68, 0.3, '#FFFDF6')}
  <path d="M-40 26q0-34 34-34H136q34 0 34 34v62q0 34-34 34h-10v42l-50-42H-6q-34 0-34-34z" fill="${dark}"/><path d="M-40 20q0-34 34-34H136q34 0 34 34v62q0 34-34 34h-10v42l-50-42H-6q-34 0-34-34z" fill="${second}"/>${letter('ع', 66, 46, 0.28, '#22302F')}`;

/** Bank notes, a globe and an arrow round it. */
const money: DrawObject = ({ main, dark, light, second }) => `
  <circle cx="40" cy="-56" r="92" fill="${main}"/><path d="M-30-116q60 20 40 60t30 70q-80-6-92-70q0-36 22-60zM70-140q50 16 62 70q-40 10-60-14t-2-56z" fill="${light}"/><path d="M-72-20A116 116 0 0 1 120-140" fill="none" stroke="${second}" stroke-width="15" stroke-linecap="round"/><path d="M104-172l36 34-44 22z" fill="${second}"/>
  ${times(3, (index) => `<g transform="translate(${index * 10 - 20} ${96 - index * 30})rotate(-4)"><rect x="-150" y="-44" width="280" height="96" rx="10" fill="${index % 2 ? '#4E8A5E' : '#6AA678'}"/><rect x="-138" y="-32" width="256" height="72" rx="6" fill="none" stroke="#DDEEDC" stroke-width="5"/><circle cx="-10" cy="4" r="27" fill="#DDEEDC"/><path d="M-10-12v32" stroke="${dark}" stroke-width="7"/></g>`)}`;

/** A cap over a stack of school books. */
const school: DrawObject = ({ main, dark, light, second }) => `
  <rect x="-140" y="104" width="280" height="46" rx="8" fill="${second}"/><rect x="-120" y="112" width="260" height="30" fill="#FFFDF6"/><rect x="-120" y="60" width="250" height="46" rx="8" fill="${main}"/><rect x="-120" y="68" width="236" height="30" fill="#FFFDF6"/><path d="M-120 60q-16 23 0 46zM-140 104q-16 23 0 46z" fill="${dark}" opacity=".5"/>
  <path d="M-84-30V34q84 50 168 0v-64z" fill="${dark}"/><path d="M0-128L170-56L0 16L-170-56z" fill="${main}"/><path d="M0-128L170-56L0-8L-170-56z" fill="${light}" opacity=".55"/><path d="M0-56L124-30V40" fill="none" stroke="${second}" stroke-width="8"/><path d="M110 36h28l8 46h-44z" fill="${second}"/><circle cy="-58" r="10" fill="${second}"/>`;

/** Scissors and a comb before a mirror. */
const salon: DrawObject = ({ main, dark, light, second }) => `
  <path d="M-96 150V-60Q-96-140 0-160Q96-140 96-60V150z" fill="#C98F25"/><path d="M-80 150V-56Q-80-124 0-142Q80-124 80-56V150z" fill="#CFE6E8"/><path d="M-66 60L44-104l30 26L-66 130z" fill="#fff" opacity=".65"/>
  <g transform="rotate(-20 -60 60)"><path d="M-78 30L-44-120q18 50 2 154z" fill="#D5DDDB"/><path d="M-50 30L-96-114q-12 50 14 150z" fill="#B7C4C1"/><circle cx="-96" cy="74" r="34" fill="none" stroke="${main}" stroke-width="16"/><circle cx="-30" cy="74" r="34" fill="none" stroke="${dark}" stroke-width="16"/><circle cx="-64" cy="26" r="8" fill="${second}"/></g>
  <g transform="rotate(14 110 40)"><rect x="88" y="-90" width="30" height="236" rx="13" fill="${main}"/>${times(14, (index) => `<rect x="112" y="${index * 15 - 78}" width="42" height="9" rx="4" fill="${index % 2 ? light : main}"/>`)}</g>`;

/** A plane over a suitcase. */
const travel: DrawObject = ({ main, dark, light, second }) => `
  <g transform="translate(0 -86)rotate(-14)"><path d="M-164 6q10-20 40-22H110q44 0 56 18q-12 20-56 20H-120q-34 0-44-16z" fill="#FFFDF6"/><path d="M-20-10L-84-80h34L60-12zM-20 14L-84 84h34L60 16z" fill="#C9D3D2"/><path d="M-140-12l-22-50h28l34 46z" fill="${second}"/>${times(6, (index) => `<circle cx="${index * 28 - 60}" cy="-2" r="6" fill="#5A8FB8"/>`)}<path d="M134-12q20 2 28 12h-30z" fill="#5A8FB8"/></g>
  <path d="M-40 20V-4q0-14 14-14h52q14 0 14 14v24" fill="none" stroke="#33484A" stroke-width="11"/><rect x="-112" y="14" width="224" height="132" rx="22" fill="${main}"/><path d="M-112 36q0-22 22-22h24v132h-24q-22 0-22-22z" fill="${light}"/><path d="M-50 14V146M50 14V146" stroke="${dark}" stroke-width="10"/><circle cy="80" r="22" fill="${second}"/><path d="M-90 146h24v10h-24zM66 146h24v10H66z" fill="#33484A"/>`;

/** Two rings and a bouquet, for a wedding. */
const wedding: DrawObject = ({ main, light, second }) => `
  <path d="M-30 40L-70 150H40L26 44z" fill="#5B9A4C"/><path d="M-46 66H40l-6 30H-54z" fill="${main}"/><path d="M-50 84l-40 50 30-6 10 22 30-64z" fill="${light}"/>
  ${[
    [-76, -20, '#F5C8C0'],
    [-24, -64, '#FFFDF6'],
    [44, -50, '#E8776B'],
    [-40, 14, '#E8776B'],
    [28, 10, '#F5C8C0'],
    [76, -4, '#FFFDF6'],
    [0, -16, '#F7DD93'],
  ]
    .map(
      ([x, y, fill]) =>
        `<circle cx="${x}" cy="${y}" r="40" fill="${fill}"/><path d="M${Number(x) - 18} ${y}a18 18 0 1 1 18 18a11 11 0 1 1 11-11" fill="none" stroke="#A9741A" stroke-opacity=".35" stroke-width="5"/>`,
    )
    .join('')}
  <circle cx="84" cy="92" r="48" fill="none" stroke="#C98F25" stroke-width="17"/><circle cx="84" cy="90" r="48" fill="none" stroke="#F7D983" stroke-width="9"/><circle cx="130" cy="110" r="38" fill="none" stroke="#8CA09E" stroke-width="15"/><circle cx="130" cy="108" r="38" fill="none" stroke="#EEF2F1" stroke-width="8"/><path d="M84 24l20 18-20 20-20-20z" fill="${second}"/>`;

/** People round a table under a lamp. */
const community: DrawObject = ({ main, dark, light, second }) => {
  const person = (x: number, y: number, skin: string, cloth: string, hair: string) =>
    `<path d="M${x - 48} ${y + 120}q0-82 48-82t48 82z" fill="${cloth}"/><circle cx="${x}" cy="${y}" r="36" fill="${skin}"/><path d="M${x - 38} ${y}q-4-44 38-44t38 44q-14-22-38-22t-38 22z" fill="${hair}"/>`;
  return `<path d="M0-170v30" stroke="#8A5A2E" stroke-width="7"/><path d="M-50-110L-20-146H20L50-110z" fill="${second}"/><circle cy="-100" r="100" fill="#FFE7A8" opacity=".35"/>
    ${person(-104, -20, '#C68E63', main, '#3B2412')}${person(104, -20, '#E3B58C', second, '#22302F')}${person(0, -40, '#A86F47', light, dark)}
    <ellipse cy="106" rx="172" ry="44" fill="#8A5A2E"/><ellipse cy="96" rx="172" ry="44" fill="#C98F54"/><ellipse cx="-70" cy="94" rx="34" ry="12" fill="#fff"/><ellipse cx="74" cy="94" rx="34" ry="12" fill="#fff"/><ellipse cy="104" rx="44" ry="15" fill="${main}"/><ellipse cy="101" rx="36" ry="11" fill="#F0C26A"/><path d="M-20 76h18l-3 20h-12zM30 74h18l-3 20H33z" fill="#C9822F"/>`;
};

/** A dumbbell, a ball and a bottle. */
const gym: DrawObject = ({ main, dark, light, second }) => `
  <circle cx="92" cy="20" r="80" fill="${second}"/><path d="M30-30q60 40 130 10M20 50q60-40 140 10" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="7"/><rect x="-150" y="-120" width="76" height="200" rx="24" fill="${light}"/><rect x="-136" y="-154" width="48" height="40" rx="10" fill="${dark}"/><path d="M-150-40h76v50h-76z" fill="#FFFDF6"/>
  <rect x="-120" y="88" width="240" height="24" rx="10" fill="#8CA09E"/><rect x="-150" y="44" width="44" height="112" rx="16" fill="${dark}"/><rect x="-112" y="56" width="36" height="88" rx="13" fill="${main}"/><rect x="106" y="44" width="44" height="112" rx="16" fill="${dark}"/><rect x="76" y="56" width="36" height="88" rx="13" fill="${main}"/><path d="M-140 60v76M116 60v76" stroke="#fff" stroke-opacity=".3" stroke-width="8" stroke-linecap="round"/>`;

/** A briefcase. */
const briefcase: DrawObject = ({ main, dark, light, second }) => `
  <path d="M-64-70v-24q0-26 26-26H38q26 0 26 26v24" fill="none" stroke="${dark}" stroke-width="19"/><rect x="-168" y="-74" width="336" height="216" rx="30" fill="${dark}"/><rect x="-168" y="-74" width="336" height="206" rx="30" fill="${main}"/><path d="M-168-44q0-30 30-30h54q-30 110-10 206h-44q-30 0-30-30z" fill="${light}" opacity=".5"/><path d="M-168 20Q0 70 168 20" fill="none" stroke="${dark}" stroke-width="11"/><rect x="-30" y="14" width="60" height="54" rx="10" fill="${second}"/><circle cy="36" r="8" fill="${dark}"/><path d="M0 40v14" stroke="${dark}" stroke-width="7"/>`;

/** Still-life objects: trades and practices. */
export const PRACTICE = {
  doctor,
  tooth,
  pharmacy,
  scales,
  passport,
  taxes,
  translation,
  money,
  school,
  salon,
  travel,
  wedding,
  community,
  gym,
  briefcase,
};
