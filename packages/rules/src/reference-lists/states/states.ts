import { getOwn } from '../../lookups/own.ts';
import { type TwoWayLookup, twoWayLookup } from '../../lookups/two-way-lookup.ts';

/** A state, province or prefecture. */
export type State = {
  /** The code of ISO 3166-2. */
  readonly stateCode: string;
  /** The name in English (CLDR 48). */
  readonly stateName: string;
  /** The name in the language of the country: Malay, Thai, simplified Chinese or Japanese; otherwise English. */
  readonly localName: string;
  /** The local name in traditional Chinese characters. Equal to `localName` if the two do not differ. */
  readonly traditionalName: string;
};

/**
 * States by country, as of 2026-11-20. A row has code, English name, and if they differ the local name and its traditional spelling. Territories with a
 * separate country code (Puerto Rico, Hong Kong, Taiwan …) and Pattaya, a city, are not included.
 */
const tables: Readonly<Record<string, string>> = {
  MY: `01 Johor|02 Kedah|03 Kelantan|04 Malacca=Melaka|05 Negeri Sembilan|06 Pahang|07 Penang=Pulau Pinang|08 Perak|09 Perlis|10 Selangor|11 Terengganu|12 Sabah|13 Sarawak|14 Kuala Lumpur|15 Labuan|16 Putrajaya`,
  US: `AK Alaska|AL Alabama|AR Arkansas|AZ Arizona|CA California|CO Colorado|CT Connecticut|DC Washington DC|DE Delaware|FL Florida|GA Georgia|HI Hawaii|IA Iowa|ID Idaho|IL Illinois|IN Indiana|KS Kansas|KY Kentucky|LA Louisiana|MA Massachusetts|MD Maryland|ME Maine|MI Michigan|MN Minnesota|MO Missouri|MS Mississippi|MT Montana|NC North Carolina|ND North Dakota|NE Nebraska|NH New Hampshire|NJ New Jersey|NM New Mexico|NV Nevada|NY New York|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VA Virginia|VT Vermont|WA Washington|WI Wisconsin|WV West Virginia|WY Wyoming`,
  CN: `AH Anhui=安徽省|BJ Beijing=北京市|CQ Chongqing=重庆市=重慶市|FJ Fujian=福建省|GD Guangdong=广东省=廣東省|GS Gansu=甘肃省=甘肅省|GX Guangxi=广西壮族自治区=廣西壯族自治區|GZ Guizhou=贵州省=貴州省|HA Henan=河南省|HB Hubei=湖北省|HE Hebei=河北省|HI Hainan=海南省|HL Heilongjiang=黑龙江省=黑龍江省|HN Hunan=湖南省|JL Jilin=吉林省|JS Jiangsu=江苏省=江蘇省|JX Jiangxi=江西省|LN Liaoning=辽宁省=遼寧省|NM Inner Mongolia=内蒙古自治区=內蒙古自治區|NX Ningxia=宁夏回族自治区=寧夏回族自治區|QH Qinghai=青海省|SC Sichuan=四川省|SD Shandong=山东省=山東省|SH Shanghai=上海市|SN Shaanxi=陕西省=陝西省|SX Shanxi=山西省|TJ Tianjin=天津市|XJ Xinjiang=新疆维吾尔自治区=新疆維吾爾自治區|XZ Tibet=西藏自治区=西藏自治區|YN Yunnan=云南省=雲南省|ZJ Zhejiang=浙江省`,
  TH: `10 Bangkok=กรุงเทพมหานคร|11 Samut Prakan=สมุทรปราการ|12 Nonthaburi=นนทบุรี|13 Pathum Thani=ปทุมธานี|14 Phra Nakhon Si Ayutthaya=พระนครศรีอยุธยา|15 Ang Thong=อ่างทอง|16 Lopburi=ลพบุรี|17 Sing Buri=สิงห์บุรี|18 Chai Nat=ชัยนาท|19 Saraburi=สระบุรี|20 Chon Buri=ชลบุรี|21 Rayong=ระยอง|22 Chanthaburi=จันทบุรี|23 Trat=ตราด|24 Chachoengsao=ฉะเชิงเทรา|25 Prachin Buri=ปราจีนบุรี|26 Nakhon Nayok=นครนายก|27 Sa Kaeo=สระแก้ว|30 Nakhon Ratchasima=นครราชสีมา|31 Buri Ram=บุรีรัมย์|32 Surin=สุรินทร์|33 Si Sa Ket=ศรีสะเกษ|34 Ubon Ratchathani=อุบลราชธานี|35 Yasothon=ยโสธร|36 Chaiyaphum=ชัยภูมิ|37 Amnat Charoen=อำนาจเจริญ|38 Bueng Kan=บึงกาฬ|39 Nong Bua Lam Phu=หนองบัวลำภู|40 Khon Kaen=ขอนแก่น|41 Udon Thani=อุดรธานี|42 Loei=เลย|43 Nong Khai=หนองคาย|44 Maha Sarakham=มหาสารคาม|45 Roi Et=ร้อยเอ็ด|46 Kalasin=กาฬสินธุ์|47 Sakon Nakhon=สกลนคร|48 Nakhon Phanom=นครพนม|49 Mukdahan=มุกดาหาร|50 Chiang Mai=เชียงใหม่|51 Lamphun=ลำพูน|52 Lampang=ลำปาง|53 Uttaradit=อุตรดิตถ์|54 Phrae=แพร่|55 Nan=น่าน|56 Phayao=พะเยา|57 Chiang Rai=เชียงราย|58 Mae Hong Son=แม่ฮ่องสอน|60 Nakhon Sawan=นครสวรรค์|61 Uthai Thani=อุทัยธานี|62 Kamphaeng Phet=กำแพงเพชร|63 Tak=ตาก|64 Sukhothai=สุโขทัย|65 Phitsanulok=พิษณุโลก|66 Phichit=พิจิตร|67 Phetchabun=เพชรบูรณ์|70 Ratchaburi=ราชบุรี|71 Kanchanaburi=กาญจนบุรี|72 Suphanburi=สุพรรณบุรี|73 Nakhon Pathom=นครปฐม|74 Samut Sakhon=สมุทรสาคร|75 Samut Songkhram=สมุทรสงคราม|76 Phetchaburi=เพชรบุรี|77 Prachuap Khiri Khan=ประจวบคีรีขันธ์|80 Nakhon Si Thammarat=นครศรีธรรมราช|81 Krabi=กระบี่|82 Phang Nga=พังงา|83 Phuket=ภูเก็ต|84 Surat Thani=สุราษฎร์ธานี|85 Ranong=ระนอง|86 Chumphon=ชุมพร|90 Songkhla=สงขลา|91 Satun=สตูล|92 Trang=ตรัง|93 Phatthalung=พัทลุง|94 Pattani=ปัตตานี|95 Yala=ยะลา|96 Narathiwat=นราธิวาส`,
  JP: `01 Hokkaidō=北海道|02 Aomori=青森県|03 Iwate=岩手県|04 Miyagi=宮城県|05 Akita=秋田県|06 Yamagata=山形県|07 Fukushima=福島県|08 Ibaraki=茨城県|09 Tochigi=栃木県|10 Gunma=群馬県|11 Saitama=埼玉県|12 Chiba=千葉県|13 Tokyo=東京都|14 Kanagawa=神奈川県|15 Niigata=新潟県|16 Toyama=富山県|17 Ishikawa=石川県|18 Fukui=福井県|19 Yamanashi=山梨県|20 Nagano=長野県|21 Gifu=岐阜県|22 Shizuoka=静岡県|23 Aichi=愛知県|24 Mie=三重県|25 Shiga=滋賀県|26 Kyōto=京都府|27 Ōsaka=大阪府|28 Hyōgo=兵庫県|29 Nara=奈良県|30 Wakayama=和歌山県|31 Tottori=鳥取県|32 Shimane=島根県|33 Okayama=岡山県|34 Hiroshima=広島県|35 Yamaguchi=山口県|36 Tokushima=徳島県|37 Kagawa=香川県|38 Ehime=愛媛県|39 Kōchi=高知県|40 Fukuoka=福岡県|41 Saga=佐賀県|42 Nagasaki=長崎県|43 Kumamoto=熊本県|44 Ōita=大分県|45 Miyazaki=宮崎県|46 Kagoshima=鹿児島県|47 Okinawa=沖縄県`,
};

/** Returns the states of a country (FORM-03). Empty if its addresses have none (Singapore), or if customers type them. */
export function stateList(country: string): readonly State[] {
  const rows = getOwn(tables, country)?.split('|') ?? [];
  return rows.map((row) => {
    const at = row.indexOf(' ');
    const [stateName = '', localName = stateName, traditionalName = localName] = row.slice(at + 1).split('=');
    return { stateCode: `${country}-${row.slice(0, at)}`, stateName, localName, traditionalName };
  });
}

/** Returns a lookup of the states of a country, by code and by English name (FORM-03). */
export const stateLookup = (country: string): TwoWayLookup<State> =>
  twoWayLookup(
    stateList(country),
    ({ stateCode }) => stateCode,
    ({ stateName }) => stateName,
  );

const writtenLocally: Readonly<Record<string, RegExp>> = { MY: /^ms/, TH: /^th/, CN: /^zh/, JP: /^(zh|ja)/ };

/** Returns the name of a state for a language (BCP 47): the local name if the language uses its script, otherwise the English name. */
export function stateNameFor({ stateCode, stateName, localName, traditionalName }: State, language: string): string {
  if (!getOwn(writtenLocally, stateCode.slice(0, 2))?.test(language)) return stateName;
  return language === 'zh-Hant' ? traditionalName : localName;
}
