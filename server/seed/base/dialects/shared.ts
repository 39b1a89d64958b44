/**
 * Words that also have this meaning in a region, though the site's concepts have another one: براد is a teapot in
 * Egypt and a refrigerator in Syria.
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
