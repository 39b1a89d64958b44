/** Generic names given by cameras and apps, which do not describe the photo. */
const ofCameras =
  /^(img|image|photo|pic|picture|dsc|dscn|dscf|pxl|mvimg|screenshot|screen ?shot|whatsapp|signal|telegram|received|fb|snapchat|camera|scan|untitled|download|file|tmp|temp|صورة|لقطة)(?!\p{L})/iu;
const fewestLetters = 4;
const longest = 80;

/** A title from the name of a photo, such as `brass-tea-set.jpg`; '' if the name is generic. */
export function titleFromFile(name: string): string {
  const words = name
    .normalize('NFC')
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[_\-+.]+/g, ' ')
    .replace(/\s*\(\d+\)\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  const digits = words.match(/\d/g)?.length ?? 0;
  if (ofCameras.test(words) || letters < fewestLetters || digits > letters || words.length > longest)
    return '';
  // Hashes and identifiers mix digits and letters.
  if (/\p{L}\d\p{L}/u.test(words)) return '';
  return words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
