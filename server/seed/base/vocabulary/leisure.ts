/** Leisure, learning and services around home and car, which are in no other topic. */
export const leisure = `
garage door repair, garage door opener: تصليح باب كراج، باب كراج، أبواب كراجات
deck builder, deck, patio builder: بناء ديك، أرضيات خشبية خارجية
concrete contractor, concrete work, sidewalk repair, cement work, driveway paving: أعمال خرسانة، صب إسمنت، تصليح رصيف، أعمال إسمنت
pool service, pool cleaning: تنظيف مسابح، صيانة مسابح
window tinting, window tint, tinted windows: تظليل سيارات، تظليل زجاج، تعتيم زجاج
car audio shop, car stereo installation: تركيب مسجل سيارة، صوتيات سيارات
auto glass repair, windshield repair: تصليح زجاج سيارات، زجاج سيارات
house call doctor, doctor home visit, house call: طبيب منزلي، دكتور يجي البيت، زيارة منزلية
gymnastics, gymnastics class: جمباز، تدريب جمباز
horse riding, horseback riding, riding school: ركوب خيل، تعليم ركوب الخيل، فروسية
dog training, dog trainer, puppy training: تدريب كلاب، مدرب كلاب
escape room, laser tag, paintball: غرفة هروب، ليزر تاغ، بينتبول، سكيب روم
arcade, amusement park, theme park: ملاهي، مدينة ملاهي، مدينة ألعاب
boat tour, boat ride, sightseeing cruise, dinner cruise, boat trip: جولة بالقارب، رحلة بحرية، جولة بحرية، رحلة قارب
statue of liberty, empire state building: تمثال الحرية، إمباير ستيت
story time, storytime, story hour: ساعة قصة، وقت القصة، حكايات أطفال
iftar, iftar dinner, break fast: إفطار رمضان، إفطار صائم، مائدة إفطار
financial aid, scholarship, scholarships, student aid: منحة دراسية، منح دراسية، مساعدة مالية للطلاب
truck driving school, cdl license, cdl training: رخصة شاحنة، تدريب شاحنات، تعليم سواقة تراك
mothers group, moms group, parent group, womens group: لقاء أمهات، مجموعة أمهات، مجموعة نساء
networking event, meetup, social club: لقاء تعارف، نادي اجتماعي، تعارف
hiking, hiking trail: هايكنج، مسار مشي، مشي جبلي
live arabic music, arabic concert, tarab: حفلة عربية، طرب، سهرة عربية
blood donation, blood drive: تبرع بالدم، بنك دم
roller rink, roller skating: صالة تزلج بالعجلات
`;
