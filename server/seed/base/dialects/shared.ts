/**
 * Words of a region that mean this as well, though the site's own concepts know them as something else: براد is a teapot
 * in Egypt and a refrigerator in Syria.
 */
export const shared = `
milk: لبن
ayran: لبن
tea pot: براد
storage: مخزن، مخازن
air conditioner: سبلت
carpet: فرشة
table: طبلة
tire: دواليب
boots: جزمة، جزم
wallet: جزدان
bowl: طاسة، كاسة
glass: كاسة
fireplace: مدفأة
house: حوش
`;
