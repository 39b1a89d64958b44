/** Everyday British and American words for papers, money, law and offices of the city. */
export const city = `
immigration lawyer: deportation, deported, visa expired, visa expiring, ice detained, overstayed visa, removal proceedings, visa problem
green card: green card renewal, permanent residence, permanent resident
us citizenship: become a citizen, become american, citizenship test, naturalization test, american citizenship
work permit: working papers, permission to work, employment authorization, work authorization
immigration services: immigration papers, immigration forms, papers for immigration, bring my parents, bring my husband, visa for my wife, visa for my husband, fiance visa, family visa, help for immigrants, help for new immigrants
refugee help: newcomers, new immigrants, help for newcomers, resettlement, just arrived
tenant lawyer: eviction, evicted, evict me, being evicted, eviction notice, bad landlord, landlord problem, landlord problems, housing court, security deposit back, rent increase
divorce lawyer: custody, child custody, custody of my kids, child support, alimony, leave my husband, leave my wife, prenup
criminal lawyer: arrested, got arrested, dui, dwi, bail, in jail, felony, criminal record, expungement, assault charge
injury lawyer: hurt in accident, hurt in an accident, car accident, slip and fall, hurt at work, injured at work, workers comp, workers compensation, hit by car, hit by a car, medical malpractice, dog bite
employment lawyer: unpaid wages, boss did not pay me, boss wont pay, not paid, wage theft, wrongful termination, fired unfairly, discrimination at work, sexual harassment
traffic lawyer: traffic ticket, speeding ticket, parking ticket, parking tickets, suspended license, moving violation
bankruptcy: too much debt, drowning in debt, debt relief, debt collector, debt collectors
will and trust: last will, power of attorney, inheritance, write a will, write my will, probate, living will
criminal lawyer: defend me in court
notary: stamp my papers, stamp a document, affidavit, notarized letter, sign in front of notary, apostille
translator: interpreter for court, interpreter for hospital, translate birth certificate, papers in english
passport: renew my passport, passport renewal, american passport, lost passport
consulate: embassy, passport from back home
motor vehicles: dmv, license plates, register my car, car registration, car title, plates for my car
driver license: drivers licence, learners permit, learner permit, license test, drive test
vital records: birth certificate copy, copy of birth certificate, copy of my birth certificate, lost birth certificate
board of elections: vote, voting, place to vote, register to vote
city services: noise complaint, complain about noise, complaint to the city, report a pothole, report no heat
marriage license: city hall wedding, married at city hall, marry at city hall, city hall marriage
medicaid: free health insurance, insurance for poor, government insurance, obamacare, health insurance for low income
food stamps: ebt, food benefits, snap benefits, wic
social security: ssn, social security card, social security number, retirement benefits, disability benefits
unemployment: lost my job, laid off, unemployment benefits, out of work
food pantry: free groceries, free meals, free food for family, cant afford food
shelter: homeless, homeless shelter, nowhere to sleep, domestic violence, place to stay tonight free
affordable housing: housing lottery, public housing, nycha, housing projects, cheap housing
library: borrow books, free books, quiet place to study, quiet place to read, read quietly, free computers
post office: stamps, mail a letter, mail letter, certified mail, po box, mailbox, postage
police station: cops, call the police
junk removal: garbage pickup, bulk pickup
employment agency: find work, help finding a job, help find work, resume help, job placement, career help, help with resume
loan: borrow money, need money fast, cash loan, payday loan, microloan, interest free loan, halal loan
mortgage: money for a house, borrow money for house, home loan, halal mortgage, islamic mortgage, house loan
credit repair: bad credit, fix my credit, credit is bad, low credit score, credit score
bank: savings account, checking account, save money, deposit money, credit card, debit card
check cashing: cash my paycheck, cash a check, bill payment, pay bills, pay my bills
money transfer: send money home, send money overseas, send money to my family, send cash, money to egypt, money to yemen
currency exchange: change dollars, change euros, foreign money, change currency
accountant: small business taxes, business taxes, quickbooks, books for my store, keep the books
tax preparation: refund, tax refund, taxes done, w2, 1099, itin, file taxes
business license: open a business, start a business, starting a business, start a company, register a business, llc, incorporate, vendor license, business permit
auto insurance: insurance for my car, insure my car, cheap car insurance, insurance for car
home insurance: renters insurance, insurance for my house, homeowners insurance, insurance for house
life insurance: insurance for my family if i die
charity: zakat, pay zakat, donations, donate, give to the poor, sadaqah, volunteer organization
mosque: friday prayer, jumma prayer, jummah, place to pray, pray on friday, taraweeh, eid prayer
funeral: someone died, bury, burial service, wash the dead, janazah, cremation, death in the family
marriage officiant: islamic marriage, muslim marriage, nikah ceremony, marry us, islamic wedding contract, married islamic way
matchmaker: find a wife, find a husband, find me a wife, marriage partner, muslim dating
real estate agent: sell my house, selling my house, find me an apartment, apartment finder, help finding an apartment, rent out my apartment, rent out my house, list my house, help me buy a house
building inspector: house inspection, home inspection, home inspector, check a house before buying
property manager: manage my building, building management, manage my property
private investigator: find missing person, cheating husband, cheating wife, follow someone
`;
