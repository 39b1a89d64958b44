/*
 * British and American spellings of one word. Many newcomers learned British English, while listings of the city are
 * written in American: “jewellery repairs” means “jewelry repair”.
 */

/** British and American beginnings of words, longer ones before those that they begin with. */
const beginnings = `
aeroplane airplane, aluminium aluminum, anaemi anemi, anaesth anesth, analyse analyze, apologis apologiz,
armour armor, artefact artifact, authoris authoriz, behaviour behavior, cancelling canceling, cancelled canceled,
catalogue catalog, categoris categoriz, centre center, cheque check, chilli chili, colour color,
computeris computeriz, cosy cozy, counsell counsel, customis customiz, defence defense, dialogue dialog,
diarrhoea diarrhea, digitis digitiz, discolour discolor, doughnut donut, draught draft, encyclopaed encycloped,
endeavour endeavor, enquir inquir, enrolment enrollment, equalis equaliz, favour favor, fertilis fertiliz,
fibre fiber, finalis finaliz, flavour flavor, foetus fetus, fuelling fueling, fulfilment fulfillment,
glamour glamor, gramme gram, grey gray, gynaecolog gynecolog, haemo hemo, harbour harbor, honour honor,
humour humor, immunis immuniz, instalment installment, jewellery jewelry, jeweller jeweler, judgement judgment,
kerb curb, kilometre kilometer, labelling labeling, labour labor, leukaemia leukemia, licence license, litre liter,
localis localiz, lustre luster, manoeuvre maneuver, marvellous marvelous, maximis maximiz, metre meter,
minimis minimiz, modelling modeling, modernis moderniz, moisturis moisturiz, mould mold, moustache mustache,
neighbour neighbor, odour odor, oesophag esophag, oestrogen estrogen, offence offense, omelette omelet,
optimis optimiz, organis organiz, orthopaed orthoped, paediatr pediatr, paralys paralyz, parlour parlor,
personalis personaliz, plough plow, practise practice, programme program, pyjama pajama, recognis recogniz,
reorganis reorganiz, rumour rumor, savour savor, skilful skillful, specialis specializ, speciality specialty,
splendour splendor, standardis standardiz, sterilis steriliz, sulphur sulfur, summaris summariz, theatre theater,
travell travel, tumour tumor, tyre tire, utilis utiliz, vaporis vaporiz, vapour vapor, vigour vigor,
visualis visualiz, whisky whiskey, woollen woolen, yoghurt yogurt
`
  .trim()
  .split(/,\s+/)
  .map((pair) => pair.split(' ') as [british: string, american: string]);

const startsOf = new Set(beginnings.flat().map((start) => start.slice(0, 3)));

/** The British spelling of an American term and vice versa; empty if both are the same. */
export function regionalSpellings(term: string): string[] {
  if (!startsOf.has(term.slice(0, 3))) return [];
  for (const [british, american] of beginnings) {
    const isBritish = term.startsWith(british);
    const isAmerican = term.startsWith(american);
    if (isBritish && (!isAmerican || british.length > american.length))
      return [american + term.slice(british.length)];
    if (isAmerican) return [british + term.slice(american.length)];
  }
  return [];
}

/** The same for a wording of several terms: each variant has another spelling of one of them. */
export function regionalWordings(wording: readonly string[]): string[][] {
  return wording.flatMap((term, at) => regionalSpellings(term).map((spelling) => wording.with(at, spelling)));
}
