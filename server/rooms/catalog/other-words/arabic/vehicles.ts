/** Colloquial and borrowed words for vehicles and electronics, from Morocco to the Gulf. */
export const vehicles = `
car: طموبيل، عربه، أوتومبيل، طنوبيل
truck: قلابي، كاميونات، ديانة
pickup: بكوب
motorcycle: ماطورسيكل، دراجات نارية، دراجة بخارية
bicycle: بيكلات، عجلة هوائية، عجلاتي هواية، بايسيكل
laptop: كمبيوتر شنطة، كمبيوتر نقال، اورديناتور بورطابل، حاسوب نقال، دفتر لابتوب، *حاسبة، *حاسبات، *بي سي، *بيسي، *أورديناتور
phone: تليفونات
`;
