/** Everyday British and American words for complaints and those who treat them. */
export const health = `
skin doctor: skin rash, rash, eczema, acne, pimples, itchy skin, psoriasis, warts, mole removal, dry skin, skin problem, hives, dandruff, ringworm, athletes foot, hair loss
dentist: toothache, tooth hurts, teeth hurt, cracked tooth, broken tooth, chipped tooth, bleeding gums, wisdom tooth, wisdom teeth, cavity, cavities, gum disease, bad breath, abscess, tooth fixed, fake teeth
braces: straighten teeth, crooked teeth, straight teeth, retainer, teeth straightening
eye doctor: blurry vision, cant see well, red eye, pink eye, eye infection, cataract, cataracts, glaucoma, eye pain, laser eye surgery, lasik
ent doctor: sore throat, ear infection, earache, ear pain, ear hurts, ringing ears, sinus, sinus infection, stuffy nose, tonsils, nosebleed, nose bleeding, ear wax
stomach doctor: stomach ache, stomachache, tummy ache, belly pain, stomach pain, stomach hurts, heartburn, acid reflux, constipation, diarrhea, ulcer, colonoscopy, bloating, indigestion
heart doctor: chest pain, heart pain, heart problem, heart trouble, palpitations, high blood pressure, irregular heartbeat
nerve doctor: headaches, migraine, migraines, seizures, dizzy, dizziness, numb hands, memory loss
bone doctor: broken bone, broken arm, broken leg, fracture, sprained ankle, twisted ankle, knee pain, hip pain, joint pain, arthritis, torn ligament
back doctor: back pain, bad back, back hurts, sore back, lower back pain, sciatica, slipped disc, neck pain, stiff neck, pinched nerve
foot doctor: foot pain, heel pain, ingrown toenail, bunion, bunions, flat feet, feet hurt
lung doctor: asthma, trouble breathing, cant breathe, shortness of breath, copd
kidney doctor: kidney stones, dialysis, kidney pain
urologist: prostate, bladder infection, urine infection, vasectomy
diabetes doctor: diabetes, diabetic, high sugar, sugar is high, blood sugar, thyroid
womens doctor: pregnant, pregnancy, pregnancy test, expecting a baby, irregular period, period pain, pap smear, prenatal, prenatal care, ultrasound, birth control, having a baby, menopause
kids doctor: baby fever, baby has a fever, child fever, sick kid, sick child, sick baby, baby checkup, childrens doctor, doctor for kids, doctor for my baby
allergist: allergies, allergy, hay fever, food allergy
psychologist: depression, depressed, anxiety, panic attacks, feel sad, feeling sad, feeling down, stressed out, grief, someone to talk to, nightmares, trauma, anger management
marriage counselor: marriage problems, save my marriage, couples therapy, relationship problems
drug counselor: stop drinking, quit drinking, drug problem, rehab, alcoholics anonymous, addiction, get clean
speech therapist: stutter, stuttering, speech problem, late talker
physio: after surgery exercises, sports injury, rehab after surgery, sore muscles
dietitian: lose weight, losing weight, weight loss, healthy eating plan, meal plan
walk in clinic: fever, flu, food poisoning, minor injury, feel sick, feeling sick, doctor without appointment, doctor with no appointment, no insurance doctor, doctor without insurance, doctor no insurance
emergency room: heart attack
vaccination: flu shot, flu shots, covid vaccine, vaccines, immunization, immunizations, school shots, booster shot
doctor: checkup, check up, physical for school, annual physical, school physical
x-ray: mri, ct scan, cat scan, sonogram, mammogram
wheelchair: walker for seniors, mobility aid
hearing aid: hearing loss, hard of hearing, cant hear well, hearing test
nursing home: place for old people, old age home, old folks home
home health aide: take care of grandma, take care of grandpa, help for my elderly mother, help for my elderly father, home attendant, home care worker, bathing help
adult day care: place for seniors, seniors club, senior activities
pharmacy: painkillers, cough syrup, medicine at night, pills, antibiotics, fill a prescription, bandaids
optician: new glasses, broken glasses, contact lenses, eye glasses fixed, lost my glasses
`;
