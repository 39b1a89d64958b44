import { times } from '../scenes/shapes.ts';
import type { DrawObject, Paint } from './paint.ts';

const leaf = (x: number, y: number, turn: number, fill = '#5B8C3E') =>
  `<path d="M0 0q14-16 34-12q-6 20-34 12z" fill="${fill}" transform="translate(${x} ${y})rotate(${turn})"/>`;

const plate = ({ main }: Paint, foot = '#E6DFCF') => `
  <ellipse cy="92" rx="170" ry="66" fill="${foot}"/>
  <ellipse cy="80" rx="170" ry="66" fill="#FFFDF7"/>
  <ellipse cy="80" rx="148" ry="54" fill="none" stroke="${main}" stroke-width="6"/>
  <ellipse cy="84" rx="122" ry="42" fill="#F1EBDD"/>`;

const steam = (x: number, y: number) =>
  `<path d="M${x} ${y}q-16-22 0-42t0-42" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".75"/>`;

const skewer = (x: number, y: number, turn: number) => `
  <g transform="translate(${x} ${y})rotate(${turn})">
  <path d="M-150 0H150" stroke="#B9C4C2" stroke-width="6" stroke-linecap="round"/>
  ${times(5, (index) => `<rect x="${index * 46 - 116}" y="-19" width="40" height="38" rx="12" fill="${index % 2 ? '#A85A2A' : '#7C3D1C'}"/><path d="M${index * 46 - 108} -10q14-7 26 0" stroke="#E0A15E" stroke-width="5" stroke-linecap="round" fill="none" opacity=".8"/>`)}
  </g>`;

/** Two skewers on a bed of rice. */
const grill: DrawObject = (paint) => `${plate(paint)}
  <path d="M-112 84q6-74 112-78q106 4 112 78q-52 32-112 32t-112-32z" fill="#FBF3DC"/>
  ${times(22, (index) => `<path d="M${((index * 53) % 190) - 95} ${40 + ((index * 29) % 54)}l9 3" stroke="#E3CF9A" stroke-width="4" stroke-linecap="round"/>`)}
  ${skewer(-6, 34, -14)}${skewer(10, 70, -14)}
  <circle cx="-96" cy="94" r="24" fill="#C8372D"/><circle cx="-102" cy="87" r="8" fill="#E8695E"/>
  <path d="M76 104a30 30 0 0 1 58-12z" fill="#F2CE4B"/><path d="M84 101a22 22 0 0 1 42-8z" fill="#FBE89B"/>
  ${leaf(-60, 108, -20)}${leaf(-34, 114, 10)}${leaf(44, 112, -30)}`;

/** A tagine under its cone, with steam above. */
const tagine: DrawObject = ({ main, dark, light, second }) => `
  ${steam(-30, -120)}${steam(24, -128)}
  <path d="M-20-118q20-26 40 0l6 20h-52z" fill="${dark}"/>
  <path d="M-24-100H24Q40-10 128 66H-128Q-40-10-24-100z" fill="${main}"/>
  <path d="M-24-100H-4Q-14-6-74 66H-128Q-40-10-24-100z" fill="${light}" opacity=".7"/>
  <path d="M-62 8q62 26 124 0M-90 40q90 32 180 0" fill="none" stroke="${second}" stroke-width="7"/>
  ${times(7, (index) => `<path d="M${index * 24 - 72} ${18 + (index % 2 ? 9 : 7)}l8 9-8 9-8-9z" fill="#FBF3DC"/>`)}
  <path d="M-160 66H160l-26 62q-6 14-24 14H-110q-18 0-24-14z" fill="${dark}"/>
  <path d="M-160 66H160l-8 20H-152z" fill="${main}"/>
  <path d="M-130 96H130" stroke="${second}" stroke-width="6" stroke-dasharray="16 12"/>`;

/** A deep bowl of hummus with oil, chickpeas and bread at its side. */
const hummus: DrawObject = ({ main, dark, light }) => `
  <path d="M56-58q70-36 106 8q12 40-34 70z" fill="#D99A4E"/><path d="M64-52q60-28 88 6q8 30-26 52z" fill="#EBC27A"/>
  <path d="M100-36l18 10M86-20l22 14M124-14l12 8" stroke="#B5702F" stroke-width="7" stroke-linecap="round"/>
  <path d="M-160 10H140q0 84-76 122q-74 18-148 0q-76-38-76-122z" fill="${main}"/>
  <path d="M-160 10h70q-4 80 52 128q-20 0-46-6q-76-38-76-122z" fill="${light}" opacity=".55"/>
  <path d="M-140 62q130 44 260 0" fill="none" stroke="#fff" stroke-width="5" stroke-dasharray="2 16" stroke-linecap="round"/>
  <ellipse cx="-10" cy="10" rx="150" ry="52" fill="${dark}"/><ellipse cx="-10" cy="8" rx="138" ry="44" fill="#EBD3A0"/>
  <path d="M-104 4q30-34 96-32q84 4 92 34q-34 34-100 32q-70 0-88-34z" fill="#F5E4BC"/>
  <path d="M-70 6q20-22 64-20q52 4 56 22q-22 20-62 18q-46 0-58-20z" fill="#DDB948"/><path d="M-40 4q16-10 38-8" stroke="#FBF0B8" stroke-width="7" stroke-linecap="round" fill="none"/>
  <circle cx="-4" cy="8" r="13" fill="#D6A95A"/><circle cx="20" cy="2" r="13" fill="#E3BC74"/><circle cx="14" cy="18" r="13" fill="#C99742"/>
  ${leaf(-62, -8, -20)}${leaf(50, 22, 20)}<circle cx="-84" cy="14" r="5" fill="#B5301F"/><circle cx="60" cy="-8" r="5" fill="#B5301F"/><circle cx="-24" cy="-20" r="4" fill="#B5301F"/>`;

/** Flat loaves in a stack, with sesame. */
const bread: DrawObject = ({ main, light }) => `
  <path d="M-160 118H160l-22 32H-138z" fill="#8A5A2E"/><path d="M-170 104H170v18H-170z" fill="#A8713D"/>
  <path d="M-150 92q150 34 300 0l14 18q-164 30-328 0z" fill="${main}"/><path d="M-150 92q150 34 300 0" stroke="${light}" stroke-width="6" fill="none" stroke-dasharray="18 12"/>
  ${times(4, (index) => {
    const y = 76 - index * 38;
    const x = (index % 2 ? 8 : -6) + index * 2;
    return `<path d="M${x - 144} ${y}q10-34 144-34t144 34q-10 26-144 26t-144-26z" fill="#B9742F"/><path d="M${x - 144} ${y - 6}q10-34 144-34t144 34q-10 24-144 24t-144-24z" fill="#E0A657"/><path d="M${x - 118} ${y - 14}q30-18 118-18" fill="none" stroke="#F6D9A0" stroke-width="9" stroke-linecap="round"/>`;
  })}
  ${times(16, (index) => `<ellipse cx="${((index * 67) % 216) - 100}" cy="${((index * 23) % 30) - 62}" rx="6" ry="3.6" fill="${index % 3 ? '#FBEFD2' : '#7A4A20'}" transform="rotate(${index * 40} ${((index * 67) % 216) - 100} ${((index * 23) % 30) - 62})"/>`)}`;

/** Lozenges of baklava piled on a footed plate. */
const sweets: DrawObject = ({ main, dark, light }) => {
  const piece = (x: number, y: number) => `
    <path d="M${x} ${y - 26}l52 24-52 26-52-26z" fill="#F0C26A"/><path d="M${x - 52} ${y - 2}l52 26v26l-52-26z" fill="#C58432"/><path d="M${x + 52} ${y - 2}l-52 26v26l52-26z" fill="#A96A22"/>
    <path d="M${x - 50} ${y + 8}l50 25 50-25M${x - 50} ${y + 16}l50 25 50-25" fill="none" stroke="#E9B866" stroke-width="3"/>
    <ellipse cx="${x}" cy="${y - 3}" rx="15" ry="8" fill="#7FA03E"/><ellipse cx="${x - 4}" cy="${y - 6}" rx="6" ry="3" fill="#B4CE72"/>`;
  return `<path d="M-26 96H26l20 50H-46z" fill="${dark}"/><ellipse cy="146" rx="72" ry="14" fill="${dark}"/><ellipse cy="142" rx="72" ry="12" fill="${main}"/>
    <ellipse cy="92" rx="168" ry="34" fill="${dark}"/><ellipse cy="84" rx="168" ry="34" fill="${main}"/><ellipse cy="80" rx="146" ry="26" fill="${light}"/>
    ${piece(-84, 44)}${piece(84, 44)}${piece(0, 56)}${piece(-44, -4)}${piece(44, -4)}${piece(0, -52)}`;
};

/** A round of knafeh on a copper tray, one piece cut out. */
const knafeh: DrawObject = ({ main, light }) => `
  <ellipse cy="70" rx="172" ry="84" fill="${main}"/><ellipse cy="58" rx="172" ry="84" fill="${light}"/><ellipse cy="58" rx="150" ry="70" fill="#A9691F"/>
  <path d="M-140 50a140 64 0 0 0 280 0v-10a140 64 0 0 0-280 0z" fill="#F6E6BE"/>
  <ellipse cy="38" rx="140" ry="64" fill="#E8862B"/>
  ${times(30, (index) => `<path d="M${((index * 71) % 230) - 112} ${18 + ((index * 31) % 48)}q8-8 18-2" fill="none" stroke="${index % 2 ? '#F7A948' : '#C9641A'}" stroke-width="4" stroke-linecap="round"/>`)}
  <path d="M8 40L96 92Q128 80 138 58z" fill="#8F5A1E"/><path d="M8 40v14L96 104V92z" fill="#FBF0D3"/><path d="M8 40L138 58v10L40 60z" fill="#F1DCA8"/>
  ${times(9, (index) => `<path d="M${((index * 47) % 130) - 84} ${16 + ((index * 19) % 40)}l9-5 6 8-9 5z" fill="#6E9A3C"/>`)}
  ${steam(-40, -46)}${steam(10, -52)}${steam(60, -46)}`;

/** A paper bag full of vegetables. */
const groceries: DrawObject = ({ main, dark, light }) => `
  <path d="M-92-50q-60-30-50-96q54 10 64 70z" fill="#4E8A42"/><path d="M-64-58q-30-64 10-106q36 46 14 104z" fill="#6BA354"/><path d="M-30-60q-2-70 44-92q22 56-14 98z" fill="#3F7739"/>
  <path d="M92-40L136-150l24 12L116-34z" fill="#E7C58C"/><path d="M104-66l22 10M116-94l20 10M126-120l20 9" stroke="#B98A4B" stroke-width="6" stroke-linecap="round"/>
  <circle cx="56" cy="-62" r="46" fill="#C8372D"/><path d="M40-96q16 10 32 0l-8 16h-16z" fill="#4E8A42"/><circle cx="40" cy="-74" r="11" fill="#E8776B"/>
  <circle cx="-8" cy="-56" r="42" fill="#E8A02E"/><circle cx="-22" cy="-70" r="10" fill="#F9CF77"/>
  <path d="M-124-44H124l-14 194H-110z" fill="#D6A66B"/><path d="M-124-44H-40l4 194H-110z" fill="#E4BC85"/>
  <path d="M-124-44l20 12 20-12 21 12 21-12 21 12 21-12 20 12 21-12 21 12 21-12 21 12 16-12-3 24H-122z" fill="#C08E52"/>
  <circle cy="56" r="44" fill="${main}"/><path d="M0 26l9 18 20 3-14 14 3 20-18-9-18 9 3-20-14-14 20-3z" fill="#FFFDF7"/><path d="M-100 118H100" stroke="${dark}" stroke-width="6" opacity=".5"/><path d="M-100 106H100" stroke="${light}" stroke-width="4" opacity=".6"/>`;

/** Jars of olives, pickles and spice. */
const jars: DrawObject = ({ main, second }) => {
  const jar = (x: number, top: number, fill: string, dots: string) => `
    <rect x="${x - 52}" y="${top}" width="104" height="${150 - top}" rx="20" fill="#DCEBE6"/><path d="M${x - 46} ${top + 40}h92V132q0 12-12 12h-68q-12 0-12-12z" fill="${fill}"/>
    ${times(10, (index) => `<circle cx="${x - 32 + ((index * 29) % 66)}" cy="${top + 58 + ((index * 37) % (84 - Math.max(0, top + 44)))}" r="11" fill="${dots}"/>`)}
    <rect x="${x - 46}" y="${top - 26}" width="92" height="30" rx="8" fill="${main}"/><path d="M${x - 46} ${top - 12}h92" stroke="#fff" stroke-opacity=".35" stroke-width="5"/>
    <path d="M${x - 38} ${top + 20}V126" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".6"/><rect x="${x - 28}" y="${top + 76}" width="56" height="34" rx="4" fill="#FFFBF0"/><path d="M${x - 18} ${top + 88}h36M${x - 18} ${top + 98}h24" stroke="${second}" stroke-width="5" stroke-linecap="round"/>`;
  return `${jar(-112, 20, '#8DA04A', '#6B7E2E')}${jar(112, 10, '#D9822B', '#B9621A')}${jar(0, -64, '#A83A3A', '#7F2430')}`;
};

/** Skewered meat on a butcher's board with a cleaver. */
const butcher: DrawObject = ({ main, dark }) => `
  <path d="M-168 60H168l-18 72q-4 16-22 16H-128q-18 0-22-16z" fill="#A9713A"/><path d="M-168 60H168l-6 24H-162z" fill="#C98F54"/>
  <path d="M-134 50q-14-96 72-120q94-18 116 50q6 52-40 70z" fill="#C7493D"/><path d="M-134 50q-14-96 72-120q14-2 26-2q-70 40-62 122z" fill="#DB6A5B"/>
  <path d="M-90 0q24-50 90-46M-70 34q40-46 100-40" fill="none" stroke="#F6DCD2" stroke-width="9" stroke-linecap="round"/><ellipse cx="6" cy="-20" rx="22" ry="15" fill="#F9EFE6"/><ellipse cx="6" cy="-20" rx="11" ry="7" fill="#D9A79A"/>
  <path d="M62-112h96q12 0 12 12v96q0 12-12 12H74q-12 0-12-12z" fill="#C9D3D2"/><path d="M62-112h40V8H74q-12 0-12-12z" fill="#E6ECEB"/><rect x="104" y="-166" width="28" height="60" rx="10" fill="${dark}"/><rect x="110" y="-158" width="8" height="48" rx="4" fill="${main}"/><circle cx="146" cy="-94" r="8" fill="#8CA09E"/>`;

/** A dome lifted from a dish for guests. */
const banquet: DrawObject = ({ main, dark, light }) => `
  <ellipse cy="126" rx="172" ry="24" fill="#8CA09E"/><ellipse cy="118" rx="172" ry="24" fill="#DCE3E1"/><ellipse cy="114" rx="150" ry="17" fill="#F3F6F5"/>
  <path d="M-130 108q0-132 130-132t130 132z" fill="#B9C7C5"/><path d="M-130 108q0-132 130-132q-84 28-84 132z" fill="#EEF3F2"/><path d="M-96 62q14-40 48-56" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round"/>
  <rect x="-9" y="-44" width="18" height="24" fill="#8CA09E"/><circle cy="-52" r="17" fill="${main}"/><circle cx="-6" cy="-57" r="5" fill="${light}"/>
  <path d="M-170 140H170" stroke="${dark}" stroke-width="8" stroke-linecap="round"/>${steam(-56, -74)}${steam(56, -74)}${steam(110, -44)}${steam(-110, -44)}`;

/** Still-life objects: food. */
export const FOOD = { grill, tagine, hummus, bread, sweets, knafeh, groceries, jars, butcher, banquet };
