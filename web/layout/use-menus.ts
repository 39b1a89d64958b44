import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';

export type MenuName = 'services' | 'states' | 'user' | 'mobile' | 'mobileSearch' | 'mobileStates';

/** The open menu, if any: opening one closes the other, and so does navigation. */
export function useMenus() {
  const { key } = useLocation();
  const [menu, setMenu] = useState<{ name: MenuName; at: string } | null>(null);
  const open = menu?.at === key ? menu.name : null;
  const show = useCallback((name: MenuName | null) => setMenu(name && { name, at: key }), [key]);
  return { open, show };
}
export type Menus = ReturnType<typeof useMenus>;
