/** What each screen is for and who sees it, in one sentence, by the title of its stories. */
export const purposes: Readonly<Record<string, string>> = {
  'Account/CFD details': 'Shows customers with a CFD account its balance, margin and positions.',
  'Account/Centre': 'Shows customers with an opened account what they hold, and leads to everything they can change.',
  'Account/Change information': 'Lets customers with an opened account choose which of their details have changed.',
  'Account/Details': 'Shows customers with an opened account their assets, positions and cash in each currency.',
  'Account/Details with a table': 'Shows customers of an app with positions in columns the same details as a table.',
  'Account/Information': 'Shows customers with an opened account the details that we hold about them.',
  'Account/Margin agreement': 'Asks customers who want a margin account to read and accept its agreement.',
  'Account/Margin upgrade':
    'Explains margin to customers with a cash account, with its cost and its risk, before they ask for it.',
  'Account/Net assets over time':
    'Shows customers with an opened account what it was worth over a week, a year, or between two dates.',
  'Account/Request status': 'Tells customers who asked for a change how far our review of it is.',
  'Account/Status card': 'Shows customers with an opened account, at the top of home, what their account is worth.',
  'Account/Tier': 'Lets customers with an opened account ask for another tier, and shows what each tier needs.',
  'App/A step on the phone': 'Lets customers who began on a computer do a step with a camera on their phone.',
  'App/Error pages': 'Tells any customer that a page broke or an address is wrong, and leads back.',
  'App/Home':
    'Shows everyone who opens the app where they stand and what to do next, from the first visit to an opened account.',
  'App/Home of a holder by edition': 'Shows customers with an account its value in the look of their region.',
  'App/Home of a visitor':
    'Shows everyone who is not signed in what the app offers in their region, what it costs and how to open an account.',
  'App/Home with several to-dos': 'Shows customers with several things to do which one comes first.',
  'App/Home on a wide page': 'Shows customers and visitors home in two columns on a tablet or a computer.',
  'App/Not offered': 'Tells customers who follow a link to a missing feature that this app does not have it.',
  'App/Not on a PC': 'Sends customers who open the app on a computer to their phone, where their region asks for that.',
  'App/Notices': 'Tells customers, above any screen, that they are signed out or that something did not load.',
  'App/Offline strip': 'Tells customers who lose the network that balances may be out of date, until it is back.',
  'App/Sign in from a link': 'Asks customers who open a sign-in link to confirm that it is for them.',
  'CFD/Experience': 'Asks customers who apply for CFDs about their experience of trading.',
  'CFD/Introduction': 'Shows customers who want CFDs the steps of the application, before they begin.',
  'CFD/Knowledge quiz': 'Checks that customers who apply for CFDs understand how they work.',
  'CFD/What CFD trading is': 'Explains CFDs and their risks to customers who do not know them yet.',
  'Derivatives/Opened': 'Tells customers that we approved their options, futures or CFDs, and what they can do now.',
  'Derivatives/Refused':
    'Tells customers that we refused their options, futures or CFDs, and whether they can try again.',
  'Derivatives/Risk statement': 'Asks customers who apply for options, futures or CFDs to read and accept the risks.',
  'Derivatives/Under review':
    'Tells customers who sent an application for options, futures or CFDs when we will decide.',
  'Embedded flows/A flow in a page': 'Shows customers of a partner one flow within the partner’s own page.',
  'Embedded flows/W-8BEN alone':
    'Lets customers of a partner whose W-8BEN has expired renew it within the partner’s own page.',
  'Futures/Confirm': 'Lets customers who applied for futures check everything and send it.',
  'Futures/Experience': 'Asks customers who apply for futures about their experience of trading.',
  'Futures/Introduction': 'Shows customers who want futures the steps of the application, before they begin.',
  'Futures/Knowledge quiz': 'Checks that customers who apply for futures understand how they work.',
  'Joint account/An account of their own':
    'Asks second holders who begin an opening whether they want the joint account or one of their own.',
  'Joint account/Basic information':
    'Asks second holders of a joint account for the details on their identity document.',
  'Joint account/Board': 'Shows both holders of a joint account what each of them has done and still has to do.',
  'Joint account/Contact': 'Asks second holders of a joint account where we can reach them and where they live.',
  'Joint account/Hand over the phone':
    'Asks holders who share a phone to pass it on, so that each answers for themselves.',
  'Joint account/How to open': 'Lets second holders of a joint account choose between the digital ID and a document.',
  'Joint account/Identity document': 'Asks second holders of a joint account for photos of their identity document.',
  'Joint account/Invitation': 'Tells invited second holders who invites them and what they have to do.',
  'Joint account/Invite the second holder': 'Lets first holders of a joint account invite the second holder.',
  'Joint account/Signature': 'Lets second holders of a joint account declare and sign their part.',
  'Joint account/Status': 'Tells both holders of a joint account how far the review is.',
  'Joint account/W-8BEN certification': 'Lets second holders of a joint account certify and sign their own W-8BEN.',
  'Joint account/What to prepare': 'Tells second holders of a joint account what they need before they begin.',
  'Opening/Account tier': 'Lets customers who open an account choose a tier that suits their means and experience.',
  'Opening/Account type': 'Lets customers who open an account choose between a cash and a margin account.',
  'Opening/Additional documents': 'Asks customers whom our review has asked for more documents to upload them.',
  'Opening/Agreements': 'Asks every customer who opens an account to read and accept its agreements.',
  'Opening/Bank transfer':
    'Asks customers who paid in from their own bank account for the details and a proof of the transfer.',
  'Opening/Basic information':
    'Asks every customer who opens an account with a document for their name, birth and nationality.',
  'Opening/Check your answers': 'Shows every customer all answers before they sign, with a way to change each.',
  'Opening/Contact': 'Asks customers who open an account where we can reach them and where they live.',
  'Opening/Contact/Changed meanwhile': 'Shows customers what changed while they saved, or on another device.',
  'Opening/Contact/Typed address': 'Shows customers advice on an address that they type.',
  'Opening/Digital ID, sign in':
    'Tells customers who chose the digital ID which details we ask for, before they sign in there.',
  'Opening/Digital ID, your details': 'Shows customers who signed in with the digital ID the details that it gave us.',
  'Opening/Face, before the camera': 'Prepares every customer for the photo of their face, before the camera opens.',
  'Opening/Face, camera': 'Takes the photo by which we compare the customer’s face with their document.',
  'Opening/Face, failed': 'Tells customers whose face did not match their document what to try next.',
  'Opening/Face, passed': 'Tells customers that their face matches their document, and leads on.',
  'Opening/Face, photo with ID': 'Asks customers whose face did not match for a photo with their document in hand.',
  'Opening/How to open': 'Lets new customers choose between the digital ID and a passport or national ID.',
  'Opening/Identity check by a third party':
    'Lets customers whose identity another company checks do that check within the app.',
  'Opening/Identity document':
    'Asks customers who open an account without the digital ID for photos of their document.',
  'Opening/Investment experience': 'Asks every customer what they have traded, for how long and why.',
  'Opening/More about you': 'Asks customers with the digital ID for the few details that it does not have.',
  'Opening/Not eligible': 'Tells customers whose answers end the opening why we can’t open the account.',
  'Opening/Proof of address': 'Asks customers for a document that shows where they live.',
  'Opening/Proof of relationship':
    'Asks parents and guardians who open an account for a minor to prove their relationship.',
  'Opening/Returning to a draft': 'Tells customers who come back to a draft what has changed since they left.',
  'Opening/Risk profile': 'Finds with every customer how much risk suits them.',
  'Opening/Save and leave': 'Lets customers leave an opening at any step, with their answers kept.',
  'Opening/Signature': 'Lets every customer declare that all is true, sign, and send the application.',
  'Opening/Status': 'Tells customers who sent their application how far our review is, and what follows.',
  'Opening/Submitted': 'Tells customers who have just sent their application what happens next.',
  'Opening/Use your phone, QR code':
    'Shows customers on a computer the QR code that opens a step with a camera on their phone.',
  'Opening/Use your phone, offer':
    'Offers customers on a computer, or without a camera, to take photos with their phone.',
  'Opening/Use your phone, progress':
    'Shows customers on a computer how far their phone is with the step that it does.',
  'Opening/What to fix': 'Lists for customers whose application we sent back what they have to correct, and why.',
  'Opening/What to prepare': 'Tells new customers what they need to have ready before they begin.',
  'Opening/Work and finances': 'Asks every customer about their work, income and wealth.',
  'Options/Experience': 'Asks customers who apply for options about their experience of trading.',
  'Options/Introduction': 'Shows customers who want options the steps of the application, before they begin.',
  'Options/Knowledge quiz': 'Checks that customers who apply for options understand how they work.',
  'W-8BEN/About the form': 'Explains the US tax form to customers who want to buy US shares, and who can’t use it.',
  'W-8BEN/Affidavit': 'Lets customers whose form had expired or changed state in writing that they were no US persons.',
  'W-8BEN/Before you sign': 'Tells customers who renew their W-8BEN what they will check and sign.',
  'W-8BEN/Certification': 'Lets customers who fill in the W-8BEN certify it and sign it.',
  'W-8BEN/Check': 'Shows customers their W-8BEN as it will look, before they sign it.',
  'W-8BEN/Differences': 'Shows customers who change or renew the W-8BEN what differs from the form on file.',
  'W-8BEN/Form': 'Asks customers who are not US persons for their details on the US tax form.',
  'W-8BEN/Form on file': 'Shows customers who change or renew the W-8BEN the form that we hold, to correct it.',
  'W-8BEN/Signing again': 'Lets customers who changed or renewed the W-8BEN sign it again.',
  'W-8BEN/Status': 'Tells customers who sent a new W-8BEN how far our review of it is.',
  'W-8BEN/Status card': 'Tells customers with an account, on home, when their W-8BEN needs attention.',
  'W-8BEN/US person': 'Tells customers who are US persons that they can’t use the W-8BEN, and what to do.',
  'W-8BEN/Update':
    'Asks customers whose W-8BEN ends soon or has expired to renew it, and says what happens without it.',
};

/** Returns the purpose of a screen by the title of its stories, such as `Screens/App/Home`. */
export const purposeOf = (title: string): string | undefined => purposes[title.replace(/^Screens\//, '')];
