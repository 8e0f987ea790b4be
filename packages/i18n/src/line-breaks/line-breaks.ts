import type { Language } from '../language.ts';

const JOINER = '\u2060';
const BREAK = '\u200b';

/**
 * Thai words that browsers would break at each bar or misread together with their neighbours, because Thai has no spaces between words. The list also has the
 * name of the US form W-8BEN, which browsers break after its hyphen.
 */
const thai = `
  มาร์|จิ้น ฟิว|เจ|อร์ส คอม|มิช|ชัน อัป|โหลด อัป|เกรด คิว|อาร์|โค้ด ไอ|ดี พิ|นอิน พุต|ออปชัน
  คอล|ออปชัน ช|อร์ต เอ|มิ|เรตส์ โรล|โอเวอร์ ผล|กระทบ แนว|โน้ม ข้อ|ตกลง ดอก|เบี้ย เตรียม ออปชัน แสดง
  แบบ|ฟอร์ม แบบ|ทดสอบ รูป|แบบ ตรวจ|สอบ ตรวจ|ทาน ซื้อ|ขาย ที่|อยู่ ถิ่น|ที่|อยู่ วัน|ที่ เลข|ที่
  บ้าน|เลข|ที่ วัน|เกิด วัน|ทำการ วัน|หมด|อายุ หมด|อายุ
  คำ|ตอบ คำ|สั่ง คำ|เตือน คำ|อธิบาย คำ|แนะนำ คำ|เชิญ คำ|รับรอง คำ|ชี้แจง คำ|ยินยอม ลง|นาม ลง|ทะเบียน
  จด|ทะเบียน ใบ|สมัคร ใบ|อนุญาต ใบ|รับรอง ใบ|แจ้ง|ยอด รับรอง
  หลัก|ประกัน หลัก|ทรัพย์ หลัก|ฐาน หลัก|สูตร พื้น|ฐาน ดำเนิน|การ ประกอบ|การ ขั้น|ตอน ขั้น|ต้น ขั้น|ต่ำ
  ถูก|ต้อง อีก|ครั้ง เพิ่ม|เติม
  ความ|เสี่ยง ความ|รู้ ความ|ยินยอม ความ|สัมพันธ์ ความ|มั่งคั่ง ความ|ปลอดภัย ความ|ช่วย|เหลือ
  ความ|คืบ|หน้า ความ|ยาว ความ|หมาย หมาย|ความ
  รายการ เงินสด ต้องการ หมายเลข ตลาดหลักทรัพย์ การ|เงิน การ|ลงทุน การ|ศึกษา วุฒิ|การ|ศึกษา การ|ประเมิน
  การ|เติบโต การ|จ้าง การ|ผลิต การ|ตั้ง|ค่า ตั้ง|ค่า แต่ง|ตั้ง
  ประจำ|ตัว ตัว|ตน แสดง|ตน ตัว|อักษร ลาย|ลักษณ์|อักษร ลายมือ|ชื่อ ชื่อ|เต็ม ผู้|เสีย|ภาษี ผู้|เยาว์ ผู้|ที่
  ผู้|ปกครอง ผู้|ขาย ผู้|ซื้อ ผู้|ใช้ ผู้|ถือ|หุ้น ผู้|บริหาร ผู้|เชี่ยวชาญ ผู้|แทน เจ้า|หน้าที่
  ที่|ปรึกษา คู่|สมรส บุตร|บุญธรรม บุคคล|ธรรมดา
  ถ่าย|ภาพ คม|ชัด แสง|สว่าง แสง|สะท้อน หน้า|จอ มือ|ถือ เชื่อม|ต่อ เครือ|ข่าย ข้อ|ผิด|พลาด ผิด|พลาด
  เข้า|สู่|ระบบ ย้อน|กลับ กลับ ถัด|ไป ต่อ|ไป ด้าน|ล่าง ด้าน|บน ที่|นี่ ขณะ|นี้ ตอน|นี้ เหล่า|นี้
  ราย|ได้ ราย|ละเอียด ค่า|ธรรมเนียม ค่า|คอม|มิช|ชัน ค่า|พรีเมียม ส่วน|ต่าง ส่วน|ตัว ส่วน|เกิน บาง|ส่วน ร้อย|ละ
  ปาน|กลาง ฝาก|เงิน ถอน|เงิน จำนวน|เงิน สกุล|เงิน เงิน|กู้ เงิน|กู้|ยืม กู้|ยืม หนี้|สิน คง|เหลือ
  คุ้ม|ทุน จุด|คุ้ม|ทุน ขาดทุน เก็ง|กำไร แลก|เปลี่ยน ชำระ|ราคา สภาพ|คล่อง ผล|ประโยชน์ ผล|ตอบแทน
  ข้าม|คืน วอร์|แรนต์ เลเวอเรจ W-|8BEN
  กำกับ|ดูแล ภาย|หลัง ภาย|ใต้ เปิด|เผย เปรียบ|เทียบ เพียง|พอ เกี่ยว|กับ ดัง|กล่าว อย่าง|น้อย หนึ่ง
  เล็ก|น้อย ลด|ลง สิ้น|สุด ส่ง|มอบ ต่ำ|กว่า สูง|กว่า ครบ|ถ้วน ครบ|กำหนด ช่วย|เหลือ จับ|คู่ ดิน|แดน
  หน่วย|งาน สำนัก|งาน ประกัน|ภัย ค่อน|ข้าง ใกล้|ชิด คัด|กรอง คัด|ลอก ค้า|ปลีก ค้า|ส่ง ครัว|เรือน
  ตัดสิน|ใจ ครึ่ง|หนึ่ง เสีย|หาย เหมือง|แร่ ว่าง|เปล่า เว้น|ว่าง กรีน|การ์ด ห้าง|หุ้น|ส่วน ท่อง|เที่ยว
  โล|จิ|สติ|กส์ ออฟ|ไลน์ แหล่ง|ที่มา ทัน|เวลา ช่วง|เวลา รหัส|ไปรษณีย์ ภาระ|ผูกพัน ดิจิทัล|ไอ|ดี
`
  .trim()
  .split(/\s+/);

const joined = new Map(thai.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', JOINER)]));
const words = new RegExp([...joined.keys()].toSorted((one, other) => other.length - one.length).join('|'), 'g');
/** Matches a letter, vowel or tone. The signs ๆ and ฯ do not count, because they belong to the word before them. */
const letter = /[ก-ฮะาำเ-ๅ]|\p{Mn}/u;
/** Matches a vowel sign or a tone that continues the word before it. */
const continues = /[ะาำๅ]|\p{Mn}/u;

/** Cache of marked texts, because a render requests mostly texts that were shown before. */
const known = new Map<string, string>();
const MOST_KNOWN = 2000;

function keepThai(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const kept = marked(text);
  known.set(text, kept);
  return kept;
}

/** Returns a text with new marks. Existing marks are removed first, because a value in the text may contain some. */
function marked(shown: string): string {
  const text = shown.replaceAll(/[\u2060\u200b]/g, '');
  const kept = text.replace(words, (word, start: number) => {
    const before = text.charAt(start - 1);
    const after = text.charAt(start + word.length);
    if (continues.test(after)) return word;
    return `${letter.test(before) ? BREAK : ''}${joined.get(word)}${letter.test(after) ? BREAK : ''}`;
  });
  return kept.replaceAll(BREAK + BREAK, BREAK);
}

/**
 * Matches the start of the name of the US form, which browsers break after its hyphen in a narrow column of Japanese.
 */
const form = /W-(?=8BEN)/g;

/**
 * Returns a text with invisible marks for a screen or a PDF. In Thai, U+2060 keeps words together that a dictionary
 * would break, and U+200B allows a break next to them. In Japanese, U+2060 keeps “W-8BEN” together. The texts
 * themselves contain no marks, for search, copying and translation.
 */
export function withLineBreaks(text: string, language: Language): string {
  if (language === 'th') return keepThai(text);
  return language === 'ja' ? text.replaceAll(form, `$&${JOINER}`) : text;
}
