import { locales } from '../../contract/locales.ts';
import { articleMarkup } from './article.ts';
import { greetingOf, isRead, type LetterParts, lives } from './letter-parts.ts';
import { commonWords } from './letter-words.ts';
import { fillMarkup, type Markup, markup } from './markup.ts';

/** Mail programs do not support CSS variables: the site's colors, with the values of its tokens. */
const color = {
  ground: '#f5f7f6',
  card: '#ffffff',
  line: '#e3e9e8',
  text: '#0f2625',
  quiet: '#48605e',
  primary: '#0b6f69',
  onPrimary: '#ffffff',
  soft: '#e4f3f0',
  accent: '#f5ae2a',
  danger: '#b3261e',
  dangerSoft: '#fdf0ef',
};

const faces = {
  ltr: "'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  /** Arabic fonts of phones and desktops, before their fallbacks. */
  rtl: "'Segoe UI', 'Geeza Pro', 'Noto Sans Arabic', 'Noto Naskh Arabic', Tahoma, Arial, sans-serif",
};

/** The letter as one HTML page: tables and inline styles only, no pictures, nothing fetched. */
export function letterHtml(parts: LetterParts): string {
  const { lang, words, sender } = parts;
  const { dir } = locales[lang];
  const common = commonWords(lang);
  const font = `font-family:${faces[dir]};line-height:${dir === 'rtl' ? 1.8 : 1.6}`;
  const values = { ...lives, site: markup`<bdi>${sender.name}</bdi>` };
  const greeting = greetingOf(parts);
  const paragraph = (content: Markup, style = `font-size:16px;color:${color.text}`) =>
    markup`<p style="margin:0 0 16px;${style}">${content}</p>`;
  const quiet = `font-size:14px;color:${color.quiet}`;
  const page = markup`<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${parts.subject}</title>
</head>
<body lang="${lang}" dir="${dir}" style="margin:0;padding:0;background-color:${color.ground};color:${color.text};${font}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${words.preview}</div>
<table role="presentation" lang="${lang}" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${color.ground};${font}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:20px 28px;background-color:${color.primary};border-radius:12px 12px 0 0;border-bottom:4px solid ${color.accent};text-align:start">
<a href="${homeLink(parts)}" style="font-size:20px;font-weight:700;color:${color.onPrimary};text-decoration:none"><bdi>${sender.name}</bdi></a>
</td></tr>
<tr><td style="padding:32px 28px 16px;background-color:${color.card};border:1px solid ${color.line};border-top:0;border-radius:0 0 12px 12px;text-align:start">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.4;font-weight:700;color:${color.text}">${words.title}</h1>
${parts.article === undefined ? paragraph(fillMarkup(greeting.sentence, { name: markup`<bdi>${greeting.name}</bdi>` })) : articleMarkup(parts.article, { publicUrl: sender.publicUrl, color })}
${words.body.map((sentence) => paragraph(fillMarkup(sentence, values)))}
${parts.answer ? writtenText(parts.answer.body) : ''}
${parts.code ? codeBox(parts.code) : ''}
${parts.facts.length > 0 ? factList(parts) : ''}
${parts.action ? button(parts.action, dir) : ''}
${words.note.map((sentence) => paragraph(fillMarkup(sentence, values), quiet))}
${parts.action ? linkAsText(parts.action.link, common.copyLink) : ''}
${parts.answer ? quote(parts.answer) : ''}
</td></tr>
<tr><td style="padding:20px 28px;text-align:start;font-size:13px;color:${color.quiet}">
${parts.leaveLink && words.leave ? markup`<p style="margin:0 0 8px"><a href="${parts.leaveLink}" style="color:${color.quiet}">${words.leave}</a></p>` : ''}
${sender.email ? markup`<p style="margin:0 0 8px">${fillMarkup(common.questions, { email: mailLink(sender.email) })}</p>` : ''}
${isRead(parts) ? '' : markup`<p style="margin:0 0 8px">${common.automatic}</p>`}
<p style="margin:0"><a href="${homeLink(parts)}" dir="ltr" style="color:${color.quiet}">${sender.publicUrl.replace(/^https?:\/\//, '')}</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
  return page.html;
}

/** Text written by a person, line by line, each in its own direction. */
const writtenText = (text: string) =>
  markup`<p dir="auto" style="margin:0 0 16px;font-size:16px;color:${color.text};white-space:pre-wrap;overflow-wrap:anywhere">${text}</p>`;

const quote = ({ quoteTitle, quoted }: NonNullable<LetterParts['answer']>) =>
  markup`<p style="margin:16px 0 8px;font-size:14px;color:${color.quiet}">${quoteTitle}</p>
<blockquote dir="auto" style="margin:0 0 16px;padding:2px 14px;border-inline-start:3px solid ${color.line};font-size:14px;color:${color.quiet};white-space:pre-wrap;overflow-wrap:anywhere">${quoted}</blockquote>`;

const homeLink = ({ sender, lang }: LetterParts) => `${sender.publicUrl}/?lang=${lang}`;

const mailLink = (email: string) =>
  markup`<a href="mailto:${email}" dir="ltr" style="display:inline-block;max-width:100%;overflow-wrap:anywhere;color:${color.quiet}">${email}</a>`;

/** Digits are left-to-right in Arabic too; the gaps between them are styling, so that they are copied as one. */
const codeBox = (code: string) =>
  markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr>
<td align="center" style="padding:18px 8px;background-color:${color.soft};border-radius:10px"><span dir="ltr" style="unicode-bidi:isolate;font-family:Consolas,Menlo,'Courier New',monospace;font-size:34px;line-height:1.2;font-weight:700;letter-spacing:8px;color:${color.primary};white-space:nowrap">${code}</span></td>
</tr></table>`;

const factList = ({ facts }: LetterParts) =>
  markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;background-color:${color.ground};border-radius:10px"><tr><td style="padding:14px 18px;text-align:start">${facts.map(fact)}</td></tr></table>`;

const fact = ({ label, value, isLatin, warning }: LetterParts['facts'][number]) =>
  markup`<p style="margin:0 0 6px;font-size:15px;color:${color.text};overflow-wrap:anywhere"><span style="color:${color.quiet}">${label}:</span> <bdi dir="${isLatin ? 'ltr' : 'auto'}" style="display:inline-block;max-width:100%">${value}</bdi></p>${warning ? warningBox(warning) : ''}`;

const warningBox = ({ title, text }: NonNullable<LetterParts['facts'][number]['warning']>) =>
  markup`<p style="margin:0 0 12px;padding:10px 14px;background-color:${color.dangerSoft};border-inline-start:3px solid ${color.danger};font-size:15px;color:${color.text}"><b style="color:${color.danger}">⚠ ${title}</b><br>${text}</p>`;

/** The padding belongs to the link, so that the whole button is clickable. */
const button = ({ label, link }: { label: string; link: string }, dir: 'ltr' | 'rtl') =>
  markup`<table role="presentation" dir="${dir}" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px"><tr>
<td style="background-color:${color.primary};border-radius:10px;text-align:center"><a href="${link}" style="display:inline-block;padding:13px 26px;font-size:16px;font-weight:700;color:${color.onPrimary};text-decoration:none">${label}</a></td>
</tr></table>`;

const linkAsText = (link: string, introduction: string) =>
  markup`<p style="margin:0 0 16px;font-size:13px;color:${color.quiet}">${introduction}<br><a href="${link}" dir="ltr" style="display:block;text-align:start;color:${color.primary};overflow-wrap:anywhere;word-break:break-all">${link}</a></p>`;
