/** Everyday British and American words for jobs. */
export const work = `
engineer: engineering, engineering job, project engineer, site engineer, engineering position, design engineer
nurse: nursing job, rn, lpn, nursing position, rn job, practical nurse, nurse job
driver: driving job, chauffeur job, driver job, driver needed, delivery driving, driver wanted, private driver, personal driver
security guard: security job, bouncer job, guard job, security work, night guard job, security staff
secretary: office secretary job, secretarial, secretary job, pa job, secretarial job, personal assistant job, secretarial work
receptionist: front desk job, reception job, desk clerk, receptionist job, reception work
cashier: cashier job, checkout person, cash desk
salesperson: retail job, store associate, shop worker, store assistant, retail sales, retail clerk
marketing: marketing job, advertising job, seo, brand manager
cook: line cook job, cooking job, cook job, *kitchen staff
waiter: waiter job, waitressing, serving job, food server, waiting tables
cleaner: cleaning job, housekeeper job, cleaning work, janitor job, cleaning staff, custodian job, char lady, office cleaner
teacher: teaching job, instructor job, teaching position, teaching, teaching work
developer: software engineer job, coding job, software dev, programming job, software programmer, app developer job, web dev, back end developer
it support: it technician, it help, it helpdesk, computer help
data entry: data entry job, typing job, data typist, data input, typing work, data typing
human resources: hr job, hr assistant, staffing
construction worker: construction job, laborer job, construction work, building site worker
caretaker: super
warehouse worker: warehouse job, picker packer, warehouse operative, warehouse staff, storeman, loading dock
pharmacist: pharmacy job, pharmacy technician, pharmacy tech, druggist, dispensing chemist, pharmacy assistant
psychologist: therapist, counsellor, mental health therapist, psychology job, *counselor, *shrink
social worker: social work job, family worker
graphic designer: designer job, logo designer, illustrator job
maintenance worker: maintenance job, facility maintenance, maintenance guy, building repair job
`;
