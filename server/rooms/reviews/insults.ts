/**
 * Insults in English, Arabic and Arabizi in common spellings, which are reported to moderators. Matching folds
 * letters and endings, and matches whole words only.
 */
export const insults: readonly string[] = [
  ...[
    'idiot',
    'idiots',
    'moron',
    'stupid people',
    'scumbag',
    'bastard',
    'asshole',
    'bitch',
    'whore',
    'retard',
  ],
  ...['piece of shit', 'son of a bitch', 'fuck you', 'fuck them', 'motherfucker', 'go back to your country'],
  ...['كلب', 'كلاب', 'حمار', 'حمير', 'حيوان', 'حيوانات', 'غبي', 'أغبياء', 'حقير', 'حقيرة', 'قذر', 'قذرين'],
  ...['ابن الكلب', 'ابن كلب', 'بنت الكلب', 'ابن الحرام', 'شرموط', 'شرموطة', 'عاهرة', 'قحبة', 'منيوك', 'خول'],
  ...['يلعن', 'العن', 'تفو عليكم', 'نصاب', 'نصابين', 'حرامي', 'حرامية', 'واطي', 'زبالة'],
  ...['kalb', 'klab', '7mar', 'hmar', 'ya 7mar', '7ayawan', '7aywan', 'ghabi', 'ibn kalb', 'ibn el kalb'],
  ...[
    'ebn kalb',
    'ebn el kalb',
    'ibn 7aram',
    'sharmouta',
    'sharmota',
    '3ahira',
    '2a7ba',
    'a7ba',
    'manyak',
    'manyook',
  ],
  ...[
    'khawal',
    'yel3an',
    'yil3an',
    'yl3an',
    'nassab',
    '7arami',
    '7aramiye',
    '7aramiyeh',
    'wati',
    'zbele',
    'zebala',
  ],
];
