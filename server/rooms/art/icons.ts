/**
 * Icons of categories: lines on a 24 × 24 grid, without fill. Drawn for this site in the style of Lucide (ISC),
 * with the same grid and line width; none is copied.
 */
export const ICONS = {
  accountant:
    '<rect x="5" y="3" width="14" height="18" rx="2"/><path d="M8.5 7h7v3h-7zM8.5 13.5h.01M12 13.5h.01M15.5 13.5h.01M8.5 17h.01M12 17h.01M15.5 17h.01"/>',
  bakery:
    '<path d="M4 13a8 5.5 0 0 1 16 0v3a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM8.5 9.5l1 3M12 8.5v3.5M15.5 9.5l-1 3"/>',
  barber:
    '<circle cx="6.5" cy="6.5" r="2.5"/><circle cx="6.5" cy="17.5" r="2.5"/><path d="M8.5 8 20 18.5M8.5 16 20 5.5"/>',
  beauty: '<path d="M9 11h6v9H9zM10 11V7.5L14 4v7M9 15h6"/>',
  books:
    '<path d="M12 6.5C10 5 7 4.5 3.5 4.5v13.5c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5C17 4.5 14 5 12 6.5zM12 6.5V20"/>',
  box: '<path d="M12 3.5 20 8v8.5l-8 4-8-4V8zM4 8l8 4 8-4M12 12v8.5"/>',
  briefcase: '<rect x="3.5" y="7.5" width="17" height="12" rx="2"/><path d="M9 7.5V5h6v2.5M3.5 12.5h17"/>',
  butcher: '<path d="M4 5h11a5 5 0 0 1 5 5v5H6a2 2 0 0 1-2-2zM16.5 15v4.5M8 8.5h.01"/>',
  car: '<path d="M5 16v2.5M19 16v2.5M4 16v-4l2-5.5h12l2 5.5v4zM4 12h16M7.5 14h.01M16.5 14h.01"/>',
  catering: '<path d="M4 16a8 8 0 0 1 16 0zM2.5 19h19M12 8V6M10.5 5.5h3"/>',
  clothing: '<path d="M9 4 4 6.5 5.5 11 8 10v10h8V10l2.5 1L20 6.5 15 4a3 3 0 0 1-6 0z"/>',
  coffee:
    '<path d="M5 9h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 10.5h1.5a2.5 2.5 0 0 1 0 5H16M8.5 3.5V6M12.5 3.5V6"/>',
  community:
    '<circle cx="9" cy="8" r="3.5"/><path d="M3 20c.6-3.6 3-5 6-5s5.4 1.4 6 5M16 5a3.5 3.5 0 0 1 0 6.5M17.5 15.2c2 .6 3.2 2 3.5 4.8"/>',
  dentist:
    '<path d="M8 4c-3 0-4 2.5-3.5 5 .5 2.2 1.5 3.5 2 7 .3 2 .7 4 1.7 4 1.8 0 1.3-5 3.8-5s2 5 3.8 5c1 0 1.4-2 1.7-4 .5-3.5 1.5-4.8 2-7C20 6.5 19 4 16 4c-1.8 0-2.5 1-4 1s-2.2-1-4-1z"/>',
  doctor:
    '<path d="M6.5 3.5H5V9a4.5 4.5 0 0 0 9 0V3.5h-1.5M9.5 13.5v2a5 5 0 0 0 10 0V13"/><circle cx="19.5" cy="11" r="2"/>',
  education: '<path d="M12 5 22 9.5 12 14 2 9.5zM6 11.5V16c2 2 4 2.5 6 2.5s4-.5 6-2.5v-4.5M22 9.5V15"/>',
  electronics:
    '<rect x="4.5" y="5" width="15" height="10.5" rx="1.5"/><path d="M2.5 19h19M10 15.5V19M14 15.5V19"/>',
  events:
    '<rect x="4" y="5.5" width="16" height="14.5" rx="2"/><path d="M4 10h16M8.5 3.5v4M15.5 3.5v4M8.5 13.5h.01M12 13.5h.01M15.5 13.5h.01M8.5 16.5h.01M12 16.5h.01"/>',
  flowers:
    '<path d="M12 13a5 5 0 0 1-5-5V4l2.5 2L12 3.5 14.5 6 17 4v4a5 5 0 0 1-5 5zM12 13v8M12 20c-3 0-5-1.5-5.5-4 3 0 5 1.5 5.5 4zM12 20c3 0 5-1.5 5.5-4-3 0-5 1.5-5.5 4z"/>',
  furniture:
    '<path d="M6 11V8a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v3M3.5 12.5a2 2 0 0 1 4 0V14h9v-1.5a2 2 0 0 1 4 0V18h-17zM6 18v2M18 18v2"/>',
  grocery:
    '<path d="M4 9h16l-1.5 9.5a2 2 0 0 1-2 1.5h-9a2 2 0 0 1-2-1.5zM8 9l3-5M16 9l-3-5M9.5 12.5v4M14.5 12.5v4"/>',
  gym: '<path d="M6.5 7v10M17.5 7v10M6.5 12h11M3.5 9.5v5M20.5 9.5v5"/>',
  home: '<path d="M4 11 12 4l8 7v9h-5v-6H9v6H4z"/>',
  'home-repair': '<path d="M5 4h12v5H5zM17 6.5h3V12h-8v3M10.5 15h3v6h-3z"/>',
  immigration:
    '<rect x="5" y="3" width="14" height="18" rx="2"/><circle cx="12" cy="10" r="3.5"/><path d="M8.5 10h7M12 6.5v7M9 17.5h6"/>',
  jewellery: '<path d="M7 4h10l4 5.5L12 20.5 3 9.5zM3 9.5h18M9 9.5l3 11 3-11M9 9.5 12 4l3 5.5"/>',
  lawyer: '<path d="M12 4v16M7 20h10M5 7h14M5 7l-2.5 6h5zM19 7l-2.5 6h5z"/>',
  'map-pin':
    '<path d="M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21z"/><circle cx="12" cy="9.5" r="2.5"/>',
  'money-transfer':
    '<rect x="3" y="7" width="18" height="10" rx="2"/><circle cx="12" cy="12" r="2.5"/><path d="M6.5 12h.01M17.5 12h.01M15 3.5l2 1.5-2 1.5M9 17.5l-2 1.5 2 1.5"/>',
  mover:
    '<path d="M2.5 6.5H14V17H2.5zM14 10h4l3.5 3.5V17H14"/><circle cx="7" cy="18" r="2"/><circle cx="17.5" cy="18" r="2"/>',
  music: '<path d="M9 18V6l10-2v12"/><circle cx="6.5" cy="18" r="2.5"/><circle cx="16.5" cy="16" r="2.5"/>',
  perfume:
    '<rect x="6" y="10" width="12" height="11" rx="3"/><path d="M9.5 10V7.5h5V10M11 7.5V4.5h3M17.5 3.5h.01M20 5.5h.01M17.5 7h.01M9 15.5h6"/>',
  pharmacy: '<path d="M9 4h6v5h5v6h-5v5H9v-5H4V9h5z"/>',
  phone: '<rect x="7" y="3" width="10" height="18" rx="2"/><path d="M11 18h2"/>',
  photography:
    '<path d="M4 7.5h3.5L9 5h6l1.5 2.5H20a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1z"/><circle cx="12" cy="13" r="3.5"/>',
  'real-estate': '<circle cx="8" cy="15.5" r="4.5"/><path d="M11.5 12.5 20 4M16.5 7.5 19 10M14 10l2 2"/>',
  restaurant: '<path d="M7 3v8M4.5 3v5a2.5 2.5 0 0 0 5 0V3M7 11v10M17 21V3c-3 1.5-4 5-4 9h4"/>',
  room: '<path d="M3 19v-7h18v7M3 16h18M5 12V7h14v5M8 12v-2h8v2"/>',
  search: '<circle cx="11" cy="11" r="7"/><path d="m20 20-4-4"/>',
  shop: '<path d="M4 10h16l-1.5-5h-13zM5.5 10v10h13V10M10 20v-5h4v5"/>',
  sweets: '<path d="M12 5.5 20 12l-8 6.5L4 12zM8 8.8l8 6.5M16 8.8l-8 6.5"/>',
  tools:
    '<path d="M14.5 6.5a4 4 0 0 1 5-1.8l-2.7 2.7 1.8 1.8 2.7-2.7a4 4 0 0 1-5.5 4.8L8 19.5 4.5 16l8.3-7.8a4 4 0 0 1 1.7-1.7z"/>',
  toys: '<rect x="3.5" y="13" width="7.5" height="7.5" rx="1"/><rect x="13" y="13" width="7.5" height="7.5" rx="1"/><path d="M12 3.5 16 11H8z"/>',
  translator:
    '<path d="M3.5 6H13M8.2 4v2M11 6c-.8 4-3.5 6.5-7 8M6 9c1 2.3 3 4 5.5 5M12.5 20.5 16.5 11l4 9.5M14 17.5h5"/>',
  travel:
    '<path d="M10 13 3 10.5 4.5 9l7 1L16 5.5c1.5-1.5 3-1.8 3.8-1.3.5.8.2 2.3-1.3 3.8L14 12.5l1 7L13.5 21 11 14l-3.5 3 .5 2.5L7 20.5l-1.5-2.5L3 16.5l1-1 2.5.5z"/>',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof ICONS;
