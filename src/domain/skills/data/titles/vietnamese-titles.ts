/**
 * O*NET-SOC code, then common names of the occupation in Vietnamese. They are apart from other languages because most of
 * their syllables, without accents, are also family or given names (`Ho`, `Thu`, `May`).
 */
export const vietnameseTitles = `
25-2021.00 | giáo viên tiểu học; giáo viên
29-1141.00 | y tá; điều dưỡng; điều dưỡng viên
31-1122.00 | người chăm sóc người già; chăm sóc người già
31-1131.00 | hộ lý
33-9032.00 | bảo vệ; nhân viên bảo vệ
35-2014.00 | đầu bếp
35-2021.00 | phụ bếp
35-3031.00 | phục vụ bàn; nhân viên phục vụ
35-9021.00 | rửa chén; nhân viên rửa chén
37-2011.00 | nhân viên vệ sinh; lao công
37-2012.00 | người giúp việc; giúp việc nhà
39-5012.00 | thợ làm tóc; thợ cắt tóc
39-5092.00 | thợ nail; thợ làm móng; làm nail; nhân viên làm móng
39-9011.00 | giữ trẻ; bảo mẫu
41-2011.00 | thu ngân; nhân viên thu ngân
41-2031.00 | bán hàng; nhân viên bán hàng
43-5071.00 | thủ kho
45-2092.00 | nông dân
47-2021.00 | thợ hồ; thợ nề
47-2031.00 | thợ mộc
47-2061.00 | công nhân xây dựng; phụ hồ
47-2111.00 | thợ điện
47-2141.00 | thợ sơn
47-2152.00 | thợ ống nước
49-3023.00 | thợ sửa xe; thợ máy ô tô
51-3011.00 | thợ làm bánh
51-3021.00 | thợ cắt thịt
51-4121.00 | thợ hàn
51-6031.00 | thợ may; may công nghiệp; công nhân may
51-9199.00 | công nhân; công nhân nhà máy
53-3032.00 | tài xế xe tải; lái xe tải
53-3033.00 | giao hàng; nhân viên giao hàng
53-3052.00 | tài xế xe buýt
53-3054.00 | tài xế; lái xe
53-7051.00 | tài xế xe nâng; lái xe nâng
53-7062.00 | bốc xếp; công nhân bốc xếp
53-7065.00 | công nhân kho; nhân viên kho
`;
